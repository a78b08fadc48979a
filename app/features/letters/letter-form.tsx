import { type FormEvent, useId, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/choice-field.tsx";
import { LongField } from "#app/ui/long-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { staffLetters as text } from "#content/staff-letters.ts";
import type { LetterDraft, LettersResponse } from "#contract/admin-letters.ts";

/** What stands in the fields, as the calls take it. */
function draftOf(form: HTMLFormElement, to: string): LetterDraft {
  const fields = new FormData(form);
  const field = (name: string): string => String(fields.get(name) ?? "").trim();
  if (to === "newsletter") return { kind: "newsletter", subject: field("subject"), text: field("text") };
  return { kind: "ship-date", product: to, shipDate: field("shipDate"), note: field("note") };
}

/** The form of a letter. What is typed stays while its preview is looked at. */
export function LetterForm({
  products,
  hidden,
  onPreview,
}: {
  products: LettersResponse["products"];
  hidden: boolean;
  onPreview: (draft: LetterDraft) => Promise<void>;
}) {
  const [to, setTo] = useState(products[0]?.slug ?? "newsletter");
  const id = useId();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onPreview(draftOf(event.currentTarget, to));
  }

  return (
    <form onSubmit={onSubmit} hidden={hidden} className="grid max-w-2xl gap-5 [&[hidden]]:hidden">
      <ChoiceField label={text.to} value={to} onChange={(event) => setTo(event.currentTarget.value)}>
        {products.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {text.toProduct(name)}
          </option>
        ))}
        <option value="newsletter">{text.toNewsletter}</option>
      </ChoiceField>
      {to === "newsletter" ? (
        <>
          <TextField label={text.subject} name="subject" required maxLength={150} />
          <LongField label={text.text} name="text" required rows={10} maxLength={10_000} />
        </>
      ) : (
        <>
          <div>
            <TextField
              label={text.shipDate}
              name="shipDate"
              required
              maxLength={60}
              aria-describedby={`${id}hint`}
              autoComplete="off"
            />
            <p id={`${id}hint`} className="mt-1.5 text-base text-ink-soft">
              {text.shipDateHint}
            </p>
          </div>
          <LongField label={text.note} name="note" rows={3} maxLength={2000} />
        </>
      )}
      <div>
        <button type="submit" className={buttonClass("primary")}>
          {text.preview}
        </button>
      </div>
    </form>
  );
}
