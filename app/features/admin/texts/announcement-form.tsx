import { type FormEvent, useState } from "react";
import { z } from "zod";
import { FieldError } from "#app/features/admin/field-error.tsx";
import { timestampText } from "#app/features/admin/format.ts";
import { useKeptText } from "#app/features/admin/use-kept-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { textsText } from "#content/admin-texts.ts";
import { announcementRequest, type TextsResponse } from "#contract/admin-texts.ts";
import { type Announcement, textBounds } from "#contract/site-texts.ts";

const text = textsText.announcement;

const fieldsSchema = z.object({
  text: z.string(),
  href: z.string(),
  label: z.string(),
  from: z.string(),
  until: z.string(),
});
type Fields = z.infer<typeof fieldsSchema>;
type FieldName = keyof Fields;

/** In UTC. */
const toField = (moment: string | null): string => moment?.slice(0, 16) ?? "";
const fromField = (value: string): string | null => (value === "" ? null : `${value}:00Z`);

const fieldsOf = (shown: Announcement | null): Fields => ({
  text: shown?.text ?? "",
  href: shown?.link?.href ?? "",
  label: shown?.link?.label ?? "",
  from: toField(shown?.from ?? null),
  until: toField(shown?.until ?? null),
});

/** Null where its text is empty. */
function announcementOf({ text: words, href, label, from, until }: Fields) {
  if (words.trim() === "") return null;
  const link = href.trim() === "" && label.trim() === "" ? null : { href, label };
  return { text: words, link, from: fromField(from), until: fromField(until) };
}

/** By the names of the contract. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): ReadonlySet<FieldName> {
  const names = issues.map(({ path }) => path.at(-1));
  return new Set(fieldsSchema.keyof().options.filter((name) => names.includes(name)));
}

function stateText(shown: Announcement | null): string {
  if (!shown) return text.states.none;
  const now = new Date().toISOString();
  if (shown.until !== null && shown.until <= now) return text.states.over(timestampText(shown.until));
  if (shown.from !== null && shown.from > now) return text.states.later(timestampText(shown.from));
  return text.states.now(shown.until && timestampText(shown.until));
}

export function AnnouncementForm({
  saved: { value: shown, version, lastChange },
  act,
}: {
  saved: TextsResponse["announcement"];
  act: (path: string, payload: unknown) => Promise<boolean>;
}) {
  const form = useKeptText("announcementForm", fieldsOf(shown), fieldsSchema);
  const [errors, setErrors] = useState<ReadonlySet<FieldName>>(new Set());

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const elements = event.currentTarget.elements;
    const request = announcementRequest.safeParse({ version, announcement: announcementOf(form.value) });
    const wrong = errorsOf(request.error?.issues ?? []);
    setErrors(wrong);
    const [first] = wrong;
    if (first) {
      const field = elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    } else if (await act("announcement", request.data)) form.forget();
  }

  const field = (name: FieldName, hint?: string) => ({
    name,
    value: form.value[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      form.change({ ...form.value, [name]: event.currentTarget.value }),
    "aria-invalid": errors.has(name) || undefined,
    "aria-describedby":
      [errors.has(name) ? `announcement-${name}-error` : "", hint ?? ""].join(" ").trim() || undefined,
  });
  const error = (name: FieldName) => (
    <FieldError id={`announcement-${name}-error`}>
      {errors.has(name) && name !== "from" ? text.errors[name] : undefined}
    </FieldError>
  );

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-3xl gap-5">
      <p role="status" className="text-ink-soft">
        {stateText(shown)} {lastChange ? textsText.lastChange(lastChange.username, timestampText(lastChange.at)) : null}
      </p>
      <div>
        <TextField
          label={text.text}
          maxLength={textBounds.announcement}
          autoComplete="off"
          {...field("text", "announcement-hint")}
        />
        {error("text")}
        <p id="announcement-hint" className="mt-1.5 text-base text-ink-soft">
          {text.textHint}
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <TextField
            label={text.linkAddress}
            maxLength={textBounds.linkAddress}
            autoComplete="off"
            {...field("href", "announcement-link-hint")}
          />
          {error("href")}
          <p id="announcement-link-hint" className="mt-1.5 text-base text-ink-soft">
            {text.linkHint}
          </p>
        </div>
        <div>
          <TextField label={text.linkLabel} maxLength={textBounds.linkLabel} autoComplete="off" {...field("label")} />
          {error("label")}
        </div>
        <TextField label={text.from} type="datetime-local" {...field("from")} />
        <div>
          <TextField label={text.until} type="datetime-local" {...field("until")} />
          {error("until")}
        </div>
      </div>
      <div>
        <Button type="submit">{text.save}</Button>
      </div>
    </form>
  );
}
