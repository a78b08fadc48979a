import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { TestimonialForm } from "#app/features/admin/testimonials/testimonial-form.tsx";
import { type Act, TestimonialItem } from "#app/features/admin/testimonials/testimonial-item.tsx";
import { useEdited } from "#app/features/admin/use-edited.ts";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { testimonialsText as text } from "#content/admin-testimonials.ts";
import { textsText } from "#content/admin-texts.ts";
import { timeText } from "#content/format.ts";
import { type TestimonialsResponse, testimonialsResponse } from "#contract/admin-testimonials.ts";
import { testimonialBounds } from "#contract/review-bounds.ts";
import type { Testimonial } from "#contract/testimonials.ts";

/** docs/staff.md */
export default function Testimonials() {
  const submit = useSubmitAction();
  const { latest: data, error, reload } = useAdminQuery("/api/admin/testimonials", testimonialsResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const { version } = data;
  return (
    <>
      <OutdatedNote error={error} onRetry={reload} />
      <TestimonialList
        saved={data}
        act={(path, payload) => submit(`/api/admin/testimonials/${path}`, { version, ...payload }, reload)}
      />
    </>
  );
}

const idOf = ({ id }: Testimonial): string => id;

function TestimonialList({ saved, act }: { saved: TestimonialsResponse; act: Act }) {
  const { testimonials, otherwise, products, lastChange, canUndo } = saved;
  const edited = useEdited(testimonials, idOf);
  const visible = testimonials.filter(({ hidden }) => !hidden).length;
  const form = (before: Testimonial | null) => (
    <TestimonialForm
      before={before}
      gone={edited.isGone(before)}
      version={saved.version}
      products={products}
      save={(testimonial) => act("save", { id: edited.isGone(before) ? null : (before?.id ?? null), testimonial })}
      onClose={() => edited.edit(null)}
    />
  );
  return (
    <div className="max-w-3xl py-6">
      <p role="status" className="text-lg font-medium">
        {text.state(Math.min(visible, testimonialBounds.shown), otherwise)}
      </p>
      {visible > testimonialBounds.shown ? <p>{text.more(testimonialBounds.shown)}</p> : null}
      {lastChange ? (
        <p className="mt-1 text-ink-soft">
          {textsText.lastChange(lastChange.username, timeText(lastChange.at, "moment"))}
        </p>
      ) : null}
      {edited.listed.length === 0 ? <p className="mt-6">{text.empty}</p> : null}
      <ol aria-label={text.list} className="mt-6">
        {edited.listed.map((one) => (
          <li key={one.id} className="border-t border-border py-5">
            {edited.key === one.id ? (
              form(one)
            ) : (
              <TestimonialItem
                one={one}
                all={testimonials}
                products={products}
                act={act}
                onEdit={() => edited.edit(one.id)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="border-t border-border py-5">
        {edited.key === "" ? (
          form(null)
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => edited.edit("")}>{text.add}</Button>
            {canUndo ? (
              <Button variant="secondary" onClick={() => void act("undo", {})}>
                {text.undo}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}
