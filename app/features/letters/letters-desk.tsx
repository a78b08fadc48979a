import { useState } from "react";
import type { DeskCall } from "#app/lib/desk-call.ts";
import { useDeskQuery } from "#app/lib/use-desk-query.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { staffLetters as text } from "#content/staff-letters.ts";
import {
  type LetterDraft,
  type LetterPreviewResponse,
  type LettersResponse,
  letterPreviewResponse,
  lettersResponse,
  sendLetterResponse,
} from "#contract/admin-letters.ts";
import { LetterForm } from "./letter-form.tsx";
import { SentLetters } from "./sent-letters.tsx";

/** A draft with its preview, under the number that keeps it from being sent twice. */
type Previewed = { readonly draft: LetterDraft; readonly shown: LetterPreviewResponse; readonly announcement: string };

function tellFailure(error: unknown): void {
  const description = error instanceof Error ? error.message : undefined;
  showToast({ title: text.failedTitle, description, variant: "destructive" });
}

/** The staff screen that writes to a list: how many wait, write, preview, confirm, what was sent (docs/newsletter.md). */
export function LettersDesk({ call }: { call: DeskCall }) {
  const { data, error, reload } = useDeskQuery(call, "/api/admin/letters", lettersResponse);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [sending, setSending] = useState(false);
  const [round, setRound] = useState(0);

  async function preview(draft: LetterDraft) {
    try {
      const shown = await call.post("/api/admin/letters/preview", draft, letterPreviewResponse);
      setPreviewed({ draft, shown, announcement: crypto.randomUUID() });
    } catch (failure) {
      tellFailure(failure);
    }
  }

  async function send({ draft, announcement }: Previewed) {
    setSending(true);
    try {
      const payload = { announcement, letter: draft };
      const { message } = await call.post("/api/admin/letters", payload, sendLetterResponse);
      showToast({ title: message });
      setPreviewed(null);
      setRound((now) => now + 1);
    } catch (failure) {
      tellFailure(failure);
    }
    setSending(false);
    reload();
  }

  if (error) return <p className="py-8 text-danger">{error.message}</p>;
  if (!data) return <p className="min-h-96 py-8 text-ink-soft">{text.loading}</p>;
  return (
    <div className="grid gap-12 py-8">
      <Lists data={data} />
      <section aria-labelledby="write">
        <h2 id="write" className="mb-5 text-2xl">
          {text.write}
        </h2>
        <LetterForm key={round} products={data.products} hidden={previewed !== null} onPreview={preview} />
        {previewed ? (
          <Preview
            shown={previewed.shown}
            sending={sending}
            onSend={() => void send(previewed)}
            onBack={() => setPreviewed(null)}
          />
        ) : null}
      </section>
      <SentLetters letters={data.letters} />
    </div>
  );
}

function Lists({ data }: { data: LettersResponse }) {
  const all = [
    ...data.products.map(({ name, waiting, shipDate }) => ({ name, count: waiting, note: text.pageSays(shipDate) })),
    { name: text.newsletter, count: data.newsletter, note: "" },
  ];
  return (
    <section aria-labelledby="lists">
      <h2 id="lists" className="mb-4 text-2xl">
        {text.lists}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        {all.map(({ name, count, note }) => (
          <div key={name} className="rounded-2xl border border-rule p-5">
            <dt className="font-medium">{name}</dt>
            <dd className="figure-mono mt-1 text-2xl">{text.people(count)}</dd>
            {note ? <dd className="mt-1 text-ink-soft">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Preview({
  shown,
  sending,
  onSend,
  onBack,
}: {
  shown: LetterPreviewResponse;
  sending: boolean;
  onSend: () => void;
  onBack: () => void;
}) {
  const people = text.people(shown.recipients);
  return (
    <div role="status" className="max-w-2xl">
      <h3 className="text-xl">{shown.recipients === 0 ? text.nobody : text.previewTitle(people)}</h3>
      <div className="mt-4 rounded-2xl border border-rule bg-wash p-5">
        <p className="font-semibold wrap-anywhere">{shown.subject}</p>
        <p className="mt-3 wrap-anywhere whitespace-pre-line">{shown.text}</p>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {shown.recipients > 0 ? (
          <Button onClick={onSend} disabled={sending}>
            {text.confirm(people)}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onBack} disabled={sending}>
          {text.back}
        </Button>
      </div>
    </div>
  );
}
