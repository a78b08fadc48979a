import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { Field, FormButtons, submitted, useForm } from "#app/features/admin/form.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import type { FieldValues } from "#app/features/admin/merge-draft.ts";
import { type Act, FaqLists } from "#app/features/admin/texts/faq-lists.tsx";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { textsText } from "#content/admin-texts.ts";
import { timeText } from "#content/format.ts";
import { announcementRequest, type TextsResponse, textsResponse } from "#contract/admin-texts.ts";
import { type Announcement, textBounds } from "#contract/site-texts.ts";

const text = textsText.announcement;

/** docs/staff.md */
export default function TextsScreen() {
  const submit = useSubmitAction();
  const { latest: data, error, reload } = useAdminQuery("/api/admin/texts", textsResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const act: Act = (path, payload) => submit(`/api/admin/texts/${path}`, payload, reload);
  return (
    <>
      <OutdatedNote error={error} onRetry={reload} />
      <AdminSection id="announcement-form" title={text.title}>
        <AnnouncementForm saved={data.announcement} act={act} />
      </AdminSection>
      <AdminSection id="faq-form" title={textsText.faq.title}>
        <FaqLists lists={data.faq} act={act} />
      </AdminSection>
    </>
  );
}

type Fields = FieldValues<"text" | "href" | "label" | "from" | "until">;

/** In UTC. */
const toField = (moment: string | null): string => moment?.slice(0, 16) ?? "";
const fromField = (value: string): string | null => (value === "" ? null : `${value}:00Z`);

const fieldsOf = (announcement: Announcement | null): Fields => ({
  text: announcement?.text ?? "",
  href: announcement?.link?.href ?? "",
  label: announcement?.link?.label ?? "",
  from: toField(announcement?.from ?? null),
  until: toField(announcement?.until ?? null),
});

/** Null where its text is empty. */
function announcementOf({ text: line, href, label, from, until }: Fields) {
  if (line.trim() === "") return null;
  const link = href.trim() === "" && label.trim() === "" ? null : { href, label };
  return { text: line, link, from: fromField(from), until: fromField(until) };
}

function stateText(announcement: Announcement | null): string {
  if (!announcement) return text.states.none;
  const { from, until } = announcement;
  const now = new Date().toISOString();
  if (until !== null && until <= now) return text.states.over(timeText(until, "moment"));
  if (from !== null && from > now) return text.states.later(timeText(from, "moment"));
  return text.states.now(until && timeText(until, "moment"));
}

function AnnouncementForm({ saved, act }: { saved: TextsResponse["announcement"]; act: Act }) {
  const { value: announcement, version, lastChange } = saved;
  const kept = useKeptFields("announcementForm", fieldsOf(announcement), { version });
  const { form, problems, check } = useForm();

  const onSubmit = submitted(async () => {
    const request = announcementRequest.safeParse({ version, announcement: announcementOf(kept.value) });
    // Its issues name the fields at the end of their paths.
    const wrong = new Set(request.error?.issues.map(({ path }) => path.at(-1)));
    const found = Object.entries(text.errors).map(([name, message]) => [name, wrong.has(name) ? message : undefined]);
    const isFine = check({ ...Object.fromEntries(found), ...unsettled(kept) });
    if (isFine && request.success && (await act("announcement", request.data))) kept.forget();
  });

  const field = keptFieldProps(kept, problems);
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid max-w-3xl gap-5">
      <p role="status" className="text-ink-soft">
        <span>{stateText(announcement)}</span>{" "}
        <span>{lastChange ? textsText.lastChange(lastChange.username, timeText(lastChange.at, "moment")) : null}</span>
      </p>
      <NotSavedNote kept={kept} />
      <Field label={text.text} maxLength={textBounds.announcement} hint={text.textHint} {...field("text")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={text.linkAddress} maxLength={textBounds.linkAddress} hint={text.linkHint} {...field("href")} />
        <Field label={text.linkLabel} maxLength={textBounds.linkLabel} {...field("label")} />
        <Field label={text.from} type="datetime-local" {...field("from")} />
        <Field label={text.until} type="datetime-local" {...field("until")} />
      </div>
      <FormButtons submit={text.save} />
    </form>
  );
}
