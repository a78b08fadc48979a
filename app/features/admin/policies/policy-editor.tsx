import { useState } from "react";
import { Field, submitted, useForm } from "#app/features/admin/form.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import type { FieldValues } from "#app/features/admin/merge-draft.ts";
import { useAdminApi, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Textarea } from "#app/ui/fields.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { policiesText as text } from "#content/admin-policies.ts";
import { type PoliciesResponse, policyPreviewResponse } from "#contract/admin-policies.ts";
import { type PolicyId, type PolicyText, policyBounds, policyText } from "#contract/policy-texts.ts";
import { successResponse } from "#contract/staff-response.ts";
import { PolicyVersions } from "./policy-versions.tsx";

/** A policy that came with the shop, as staff would write it. */
export type EditablePolicy = {
  readonly id: PolicyId;
  readonly path: string;
  readonly lastUpdated: string;
  readonly text: PolicyText;
};

const fieldNames = ["title", "description", "atAGlance", "body"] as const;
type Typed = FieldValues<(typeof fieldNames)[number]>;

const typedOf = ({ atAGlance, ...rest }: PolicyText): Typed => ({ ...rest, atAGlance: atAGlance.join("\n") });
const writtenOf = ({ atAGlance, ...rest }: Typed) => ({
  ...rest,
  atAGlance: atAGlance.split("\n").filter((line) => line.trim() !== ""),
});

type PolicyEditorProps = {
  builtIn: EditablePolicy;
  /** Null where nobody changed it yet. */
  saved: PoliciesResponse["policies"][number] | null;
  onLeave: () => void;
  /** Called once visitors read another text, and where that failed: somebody else may have published one. */
  onChanged: () => void;
};

/** The form of one policy, with its versions. What is typed stays in this browser until it is published. */
export function PolicyEditor({ builtIn, saved, onLeave, onChanged }: PolicyEditorProps) {
  const call = useAdminApi();
  const submit = useSubmitAction();
  const shown = typedOf(saved?.text ?? builtIn.text);
  const version = saved?.version ?? 0;
  const kept = useKeptFields(`policy-${builtIn.id}`, shown, { version });
  const { form, problems, busy, check, clear, send } = useForm();
  const [preview, setPreview] = useState<string>();

  function change(next: Typed) {
    setPreview(undefined);
    clear(fieldNames);
    kept.change(next);
  }

  /** What is typed, if it can be shown; otherwise the form says what is wrong. */
  function written(): PolicyText | undefined {
    const parsed = policyText.safeParse(writtenOf(kept.value));
    const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
    const found = Object.entries(text.errors).map(([name, message]) => [name, wrong.has(name) ? message : undefined]);
    return check({ ...Object.fromEntries(found), ...unsettled(kept) }) ? parsed.data : undefined;
  }

  const sayBelowText = (message: string) => check({ body: message });

  async function openPreview() {
    const policy = written();
    if (!policy) return;
    // With the press itself, because a window that opens later is blocked.
    const tab = window.open("", "_blank");
    const request = { policy: builtIn.id, text: policy };
    const made = await send(
      () => call.post("/api/admin/policies/preview", request, policyPreviewResponse, { changesNothing: true }),
      sayBelowText,
    );
    if (!made) tab?.close();
    else if (tab) tab.location = made.path;
    setPreview(made?.path);
  }

  const publish = submitted(async () => {
    const policy = written();
    if (!policy) return;
    const request = { policy: builtIn.id, version, text: policy };
    await send(async () => {
      const { message } = await call.post("/api/admin/policies/publish", request, successResponse);
      kept.forget();
      showToast({ title: message });
    }, sayBelowText);
    onChanged();
  });

  async function putBack(to: number) {
    if (await submit("/api/admin/policies/put-back", { policy: builtIn.id, version, to })) kept.discard();
    onChanged();
  }

  const field = keptFieldProps({ ...kept, change }, problems);
  const title = saved?.text?.title ?? builtIn.text.title;
  return (
    <div className="grid gap-8 py-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={onLeave}>
          {text.back}
        </Button>
        <a href={builtIn.path} className="link-line inline-flex min-h-11 items-center">
          {text.view}
        </a>
      </div>
      <form ref={form} noValidate onSubmit={publish} aria-label={text.edit(title)} className="grid max-w-4xl gap-5">
        <h2 className="text-2xl">{text.edit(title)}</h2>
        <p className="text-ink-soft">
          <span>{text.binds}</span> <span>{text.elsewhere}</span>
        </p>
        <NotSavedNote kept={kept} />
        <Field label={text.fields.title} maxLength={policyBounds.title} {...field("title")} />
        <Textarea
          label={text.fields.description}
          rows={2}
          maxLength={policyBounds.description}
          {...field("description")}
        />
        <Textarea label={text.fields.atAGlance} rows={7} hint={text.fields.atAGlanceHint} {...field("atAGlance")} />
        <Textarea
          label={text.fields.body}
          rows={28}
          maxLength={policyBounds.body}
          hint={text.fields.bodyHint}
          {...field("body")}
        />
        <section aria-labelledby="policy-words">
          <h3 id="policy-words" className="text-lg font-medium">
            {text.wordsTitle}
          </h3>
          <dl className="mt-2 grid gap-2">
            {text.words.map(([words, meaning]) => (
              <div key={words} className="flex flex-wrap gap-x-3">
                <dt className="font-mono text-base">{words}</dt>
                <dd className="text-ink-soft">{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" busy={busy}>
            {busy ? text.publishing : text.publish}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => void openPreview()}>
            {text.preview}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setPreview(undefined);
              clear(fieldNames);
              kept.discard();
            }}
          >
            {text.discard}
          </Button>
          {preview ? (
            <a href={preview} target="_blank" rel="noreferrer" className="link-line inline-flex min-h-11 items-center">
              {text.openPreview}
            </a>
          ) : null}
        </div>
      </form>
      <PolicyVersions builtIn={builtIn} saved={saved} putBack={putBack} />
    </div>
  );
}
