import Star from "@lucide/icons/icons/star";
import { Icon } from "#app/ui/icon.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import { presentation } from "#content/catalog/presentation.ts";
import type { Testimonial } from "#content/home/testimonials.ts";

const stars = [1, 2, 3, 4, 5] as const;

/** The whole card is a button that makes it the first of the window. */
export function TestimonialCard({ testimonial, onChoose }: { testimonial: Testimonial; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex h-full w-full flex-col rounded-3xl border border-border bg-raised p-6 text-left hover:border-border-strong"
    >
      <span className="flex items-center justify-between gap-2">
        <span className="flex gap-0.5 text-accent-text">
          <span className="sr-only">{testimonial.rating} of 5 stars. </span>
          {stars.map((star) => (
            <Icon
              icon={Star}
              key={star}
              aria-hidden="true"
              className={`size-4 ${star <= testimonial.rating ? "fill-current" : "opacity-45"}`}
            />
          ))}
        </span>
        <span className="kicker">{presentation[testimonial.product].name}</span>
      </span>
      <span className="mt-4 flex-1 text-lg leading-relaxed">{testimonial.content}</span>
      <span className="mt-6 flex items-center gap-3">
        <Sprite drawing={testimonial.avatarSvg} width={64} height={64} className="size-12" />
        <span>
          <span className="block font-semibold">{testimonial.author}</span>
          <span className="block text-ink-soft">
            {testimonial.profession}, {testimonial.location}
          </span>
          <span className="kicker block">{testimonial.date}</span>
        </span>
      </span>
    </button>
  );
}
