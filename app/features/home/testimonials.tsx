import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { testimonialsAreSamples } from "#content/home/testimonials.ts";
import { sampleTestimonials } from "./sample-testimonials.ts";
import type { TestimonialCard as Testimonial } from "./shown-testimonials.ts";
import { windowOf, windowSize, wrap } from "./window.ts";

const roundButton = "grid size-11 place-items-center rounded-full border border-border-strong text-ink hover:bg-wash";

function Portrait({ portrait }: Pick<Testimonial, "portrait">) {
  if (portrait.kind === "drawing") {
    return <Sprite drawing={portrait.drawing} width={64} height={64} className="size-12 shrink-0" />;
  }
  if (portrait.kind === "picture") {
    return (
      <Picture
        picture={portrait.picture}
        decorative
        sizes="3rem"
        className="size-12 shrink-0 rounded-full bg-wash object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-full border border-border-strong bg-wash font-semibold"
    >
      {portrait.letters}
    </span>
  );
}

const cardClass = "flex h-full w-full flex-col rounded-3xl border border-border bg-raised p-6 text-left";

function CardParts({ testimonial }: { testimonial: Testimonial }) {
  return (
    <>
      <span className="flex min-h-6 items-center justify-between gap-2">
        <Stars stars={testimonial.stars} label={`${testimonial.stars} of 5 stars. `} />
        {testimonial.product === null ? null : <span className="kicker">{testimonial.product}</span>}
      </span>
      <span className="mt-4 flex-1 text-lg leading-relaxed wrap-anywhere">
        <span className="line-clamp-10 whitespace-pre-line">{testimonial.words}</span>
      </span>
      <span className="mt-6 flex items-center gap-3">
        <Portrait portrait={testimonial.portrait} />
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">{testimonial.name}</span>
          {testimonial.about === "" ? null : <span className="block text-ink-soft">{testimonial.about}</span>}
          <span className="kicker block">{testimonial.when}</span>
        </span>
      </span>
    </>
  );
}

/** In how many columns so many cards stand on a wide screen. */
const columns: Readonly<Record<number, string>> = { 1: "max-w-2xl", 2: "lg:grid-cols-2" };

/**
 * Three at a time, wrapping; arrows move by one, dots jump, a card starts it (docs/behavior/home.md#testimonials). Where
 * there are no more than that, they just stand there.
 * @param shown null for the built-in ones
 */
export function Testimonials({ shown }: { shown: readonly Testimonial[] | null }) {
  const [start, setStart] = useState(0);
  const cards = shown ?? sampleTestimonials;
  const move = (by: number) => setStart((now) => wrap(now + by, cards.length));
  const turns = cards.length > windowSize;
  return (
    <Section
      id="testimonials"
      kicker="Testimonials"
      title="Lost, rung, found"
      lead={shown === null && testimonialsAreSamples ? "Sample reviews, until customers write their own." : undefined}
      className="border-t border-border"
    >
      <ul aria-live="polite" className={`grid gap-4 ${columns[cards.length] ?? "lg:grid-cols-3"}`}>
        {windowOf(cards, start).map((testimonial) => (
          <li key={testimonial.id}>
            {turns ? (
              // The whole card is a button that makes it the first of the window.
              <button
                type="button"
                onClick={() => setStart(cards.indexOf(testimonial))}
                className={`${cardClass} hover:border-border-strong`}
              >
                <CardParts testimonial={testimonial} />
              </button>
            ) : (
              <div className={cardClass}>
                <CardParts testimonial={testimonial} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {turns ? (
        <div className="mt-6 flex flex-wrap items-center gap-2 noscript:hidden" data-screen-only>
          <button type="button" className={roundButton} onClick={() => move(-1)} aria-label="Previous testimonial">
            <Icon icon={ChevronLeft} className="size-5" />
          </button>
          <button type="button" className={roundButton} onClick={() => move(1)} aria-label="Next testimonial">
            <Icon icon={ChevronRight} className="size-5" />
          </button>
          <div className="ml-2 flex flex-wrap">
            {cards.map((testimonial, index) => (
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
      ) : null}
    </Section>
  );
}
