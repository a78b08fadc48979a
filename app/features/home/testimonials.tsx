import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import Star from "@lucide/icons/icons/star";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import { type Testimonial, testimonials, testimonialsAreSamples } from "#content/home/testimonials.ts";
import { presentation } from "#content/products.ts";
import { windowOf, wrap } from "./window.ts";

const roundButton = "grid size-11 place-items-center rounded-full border border-border-strong text-ink hover:bg-wash";

const stars = [1, 2, 3, 4, 5] as const;

/** The whole card is a button that makes it the first of the window. */
function TestimonialCard({ testimonial, onChoose }: { testimonial: Testimonial; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex h-full w-full flex-col rounded-3xl border border-border bg-raised p-6 text-left hover:border-border-strong"
    >
      <span className="flex items-center justify-between gap-2">
        <span className="flex gap-0.5 text-accent-text">
          <span className="sr-only">{`${testimonial.rating} of 5 stars. `}</span>
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
          <span className="block text-ink-soft">{`${testimonial.profession}, ${testimonial.location}`}</span>
          <span className="kicker block">{testimonial.date}</span>
        </span>
      </span>
    </button>
  );
}

/** Three at a time, wrapping; arrows move by one, dots jump, a card starts it (docs/behavior/home.md#testimonials). */
export function Testimonials() {
  const [start, setStart] = useState(0);
  const move = (by: number) => setStart((now) => wrap(now + by, testimonials.length));
  return (
    <Section
      id="testimonials"
      kicker="Testimonials"
      title="Lost, rung, found"
      lead={testimonialsAreSamples ? "Sample reviews, until customers write their own." : undefined}
      className="border-t border-border"
    >
      <ul aria-live="polite" className="grid gap-4 lg:grid-cols-3">
        {windowOf(testimonials, start).map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard
              testimonial={testimonial}
              onChoose={() => setStart(testimonials.findIndex((it) => it.id === testimonial.id))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-2 noscript:hidden" data-screen-only>
        <button type="button" className={roundButton} onClick={() => move(-1)} aria-label="Previous testimonial">
          <Icon icon={ChevronLeft} className="size-5" />
        </button>
        <button type="button" className={roundButton} onClick={() => move(1)} aria-label="Next testimonial">
          <Icon icon={ChevronRight} className="size-5" />
        </button>
        <div className="ml-2 flex flex-wrap">
          {testimonials.map((testimonial, index) => (
            <button
              key={testimonial.id}
              type="button"
              aria-label={`Show testimonial ${index + 1}`}
              aria-current={index === start ? "true" : undefined}
              onClick={() => setStart(index)}
              className="group grid size-11 place-items-center rounded-full"
            >
              <span className="size-2.5 rounded-full border border-ink group-aria-[current]:bg-ink" />
            </button>
          ))}
        </div>
      </div>
    </Section>
  );
}
