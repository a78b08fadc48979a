import { useState } from "react";
import { Badge, type BadgeTone } from "#app/features/admin/badge.tsx";
import { Field, FormButtons, submitted, useForm } from "#app/features/admin/form.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import { StaffList } from "#app/features/admin/staff-list.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Textarea } from "#app/ui/fields.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { adminReviewsText as text } from "#content/admin-reviews.ts";
import {
  type AdminReview,
  type ReviewsResponse,
  refuseReviewRequest,
  reviewsResponse,
} from "#contract/admin-reviews.ts";
import { reviewBounds } from "#contract/review-bounds.ts";
import { type ReviewState, reviewState } from "#contract/reviews.ts";

const tones: Readonly<Record<ReviewState, BadgeTone>> = { new: "busy", published: "good", refused: "neutral" };

function countOf({ counts }: ReviewsResponse, state: string): number {
  const known = reviewState.safeParse(state).data;
  return known ? counts[known] : counts.new + counts.published + counts.refused;
}

/** docs/staff.md */
export default function Reviews() {
  return (
    <StaffList
      path="/api/admin/reviews"
      schema={reviewsResponse}
      limit={20}
      caption={text.list}
      empty={text.empty}
      filter={{ ...text, countOf }}
      keyOf={({ id }) => id}
      show={(review, reload) => <ReviewItem review={review} reload={reload} />}
    />
  );
}

type ReviewItemProps = { review: AdminReview; reload: () => void };

function ReviewItem({ review, reload }: ReviewItemProps) {
  const submit = useSubmitAction();
  const [open, setOpen] = useState<"answer" | "refuse" | null>(null);
  const act = (path: string, payload: object) =>
    submit(`/api/admin/reviews/${path}`, { id: review.id, ...payload }, reload);
  const { id, state } = review;
  return (
    <article aria-labelledby={`review-${id}`} className="grid gap-x-8 gap-y-4 lg:grid-cols-[16rem_1fr]">
      <div className="text-[0.975rem]">
        <h2 id={`review-${id}`} className="text-xl wrap-anywhere">
          {review.name === "" ? `#${id}` : review.name}
        </h2>
        <Stars stars={review.stars} label={text.starCount(review.stars)} />
        <p className="mt-1">{review.productName}</p>
        {review.about === "" ? null : <p className="text-ink-soft wrap-anywhere">{review.about}</p>}
        <p className="kicker mt-1">
          <Timestamp iso={review.createdAt} />
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Badge tone={tones[state]}>{text.states[state]}</Badge>
          {review.isDemo ? <Badge>{text.demo}</Badge> : null}
        </div>
      </div>
      <div className="max-w-prose">
        {review.words === "" ? (
          <p className="text-ink-soft">{text.forgotten}</p>
        ) : (
          <p className="wrap-anywhere whitespace-pre-line">{review.words}</p>
        )}
        {review.reason === null ? null : (
          <p className="mt-3 text-ink-soft wrap-anywhere">{text.refusedBecause(review.reason)}</p>
        )}
        {review.answer === null ? null : (
          <div className="mt-4 border-l-2 border-border-strong pl-4">
            <p className="kicker">{text.ourAnswer}</p>
            <p className="wrap-anywhere whitespace-pre-line">{review.answer}</p>
          </div>
        )}
        <div className="mt-5">
          {open === null ? (
            <div className="flex flex-wrap gap-2">
              {state === "published" || review.words === "" ? null : (
                <Button variant="secondary" onClick={() => void act("publish", {})}>
                  {text.publish}
                </Button>
              )}
              <Button variant="quiet" onClick={() => setOpen("answer")}>
                {review.answer === null ? text.answer : text.changeAnswer}
              </Button>
              {state === "refused" ? null : (
                <Button variant="quiet" onClick={() => setOpen("refuse")}>
                  {state === "published" ? text.takeBack : text.refuse}
                </Button>
              )}
            </div>
          ) : (
            <WriteForm key={open} kind={open} review={review} act={act} onClose={() => setOpen(null)} />
          )}
        </div>
      </div>
    </article>
  );
}

type WriteFormProps = {
  kind: "answer" | "refuse";
  review: AdminReview;
  /** Says whether it worked. */
  act: (path: string, payload: object) => Promise<boolean>;
  onClose: () => void;
};

/** Writes a public answer, or the reason of a refusal. What is typed stays in this tab until it is saved. */
function WriteForm({ kind, review: { id, answer }, act, onClose }: WriteFormProps) {
  const isAnswer = kind === "answer";
  const name = isAnswer ? "answer" : "reason";
  const start = isAnswer ? (answer ?? "") : "";
  const { form, problems, busy, check, send } = useForm();
  const kept = useKeptFields(`review-${id}-${kind}`, { [name]: start }, { place: "session", isLocked: busy });
  const value = kept.value[name] ?? "";

  function close() {
    kept.discard();
    onClose();
  }
  const onSubmit = submitted(async () => {
    const isFit = isAnswer || refuseReviewRequest.safeParse({ id, reason: value }).success;
    if (!check({ reason: isFit ? undefined : text.noReason, ...unsettled(kept) })) return;
    const payload = isAnswer ? { answer: value, before: answer } : { reason: value };
    await send(async () => {
      if (await act(kind, payload)) close();
    });
  });

  const field = keptFieldProps(kept, problems)(name);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <NotSavedNote kept={kept} />
      {isAnswer ? (
        <Textarea
          label={text.answerLabel}
          hint={text.answerHint}
          autoFocus
          rows={5}
          maxLength={reviewBounds.answer}
          {...field}
        />
      ) : (
        <Field label={text.reasonLabel} hint={text.reasonHint} autoFocus maxLength={reviewBounds.reason} {...field} />
      )}
      <FormButtons
        submit={isAnswer ? text.saveAnswer : text.saveReason}
        busy={busy}
        cancel={text.cancel}
        onCancel={close}
      />
    </form>
  );
}
