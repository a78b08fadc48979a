import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { testimonials, testimonialsAreSamples } from "#content/home/testimonials.ts";
import { TestimonialCard } from "./testimonial-card.tsx";
import { windowOf, wrap } from "./window.ts";

const roundButton = "grid size-11 place-items-center rounded-full border border-border-strong text-ink hover:bg-wash";

/**
 * A window of three that wraps; arrows move by one, dots jump, a card starts the window
 * (docs/behavior/home.md#testimonials).
 */
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
