import { Badge } from "#app/features/admin/badge.tsx";
import { MoveButtons } from "#app/features/admin/icon-buttons.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { testimonialsText as text } from "#content/admin-testimonials.ts";
import { timeText } from "#content/format.ts";
import type { TestimonialsResponse } from "#contract/admin-testimonials.ts";
import { uploadedPicture } from "#contract/pictures.ts";
import type { Testimonial } from "#contract/testimonials.ts";

/** Makes one of the calls below /api/admin/testimonials; says whether it worked. */
export type Act = (path: string, payload: object) => Promise<boolean>;

type TestimonialItemProps = {
  one: Testimonial;
  all: readonly Testimonial[];
  products: TestimonialsResponse["products"];
  act: Act;
  onEdit: () => void;
};

/** A testimonial of the list with what can be done with it. */
export function TestimonialItem({ one, all, products, act, onEdit }: TestimonialItemProps) {
  const arrange = (next: readonly Testimonial[]) =>
    void act("arrange", { testimonials: next.map(({ id, hidden }) => ({ id, hidden })) });
  const about = <span className="sr-only">{`: ${one.name}`}</span>;
  const product = products.find(({ slug }) => slug === one.product)?.name;
  const who = [one.occupation, one.place, timeText(one.date, "longMonth"), product].filter(Boolean).join(" · ");
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {one.picture === null ? null : (
          <Picture
            picture={uploadedPicture(one.picture, "")}
            decorative
            sizes="3rem"
            className="size-12 rounded-full bg-wash object-cover"
          />
        )}
        <h2 className="text-lg font-medium wrap-anywhere">{one.name}</h2>
        <Stars stars={one.stars} label={text.starCount(one.stars)} />
        <Badge tone={one.hidden ? "neutral" : "good"}>{one.hidden ? text.hidden : text.shown}</Badge>
      </div>
      <p className="mt-1 text-ink-soft wrap-anywhere">{who}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{one.words}</p>
      <p className="mt-2 text-base text-ink-soft wrap-anywhere">{text.consentNote(one.consent)}</p>
      <div className="mt-2 -ml-4 flex flex-wrap items-center">
        <Button variant="quiet" onClick={onEdit}>
          <span>{text.edit}</span>
          {about}
        </Button>
        <Button variant="quiet" onClick={() => arrange(all.with(all.indexOf(one), { ...one, hidden: !one.hidden }))}>
          <span>{one.hidden ? text.show : text.hide}</span>
          {about}
        </Button>
        <ConfirmButton
          variant="quiet"
          asks={{ ...text.removeDialog, text: one.name, onConfirm: () => void act("remove", { id: one.id }) }}
        >
          {text.remove}
          {about}
        </ConfirmButton>
        <MoveButtons entries={all} entry={one} name={one.name} onMove={arrange} />
      </div>
    </>
  );
}
