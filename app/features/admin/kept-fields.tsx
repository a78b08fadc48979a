import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { type Place, storedJson, storeJson } from "#app/lib/stored-text.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldNote } from "#app/ui/fields.tsx";
import { adminText } from "#content/admin.ts";
import { type FieldProps, fieldProps, type Problems } from "./form.tsx";
import { afterSaving, type KeptText, standing } from "./kept-text.ts";
import { changedDraft, type Draft, type FieldValues, mergeDraft, settledDraft } from "./merge-draft.ts";

const text = adminText.kept;

/** What is typed into a form that changes something saved. */
export type KeptFields<Name extends string> = {
  /** What the form shows. */
  readonly value: FieldValues<Name>;
  readonly change: (next: FieldValues<Name>) => void;
  /** Whether nothing can be typed now. */
  readonly isLocked: boolean;
  /** Whether something of an earlier visit stands in it, not saved then. */
  readonly restored: boolean;
  /** What was saved meanwhile in fields that were changed here too: a choice is due before anything is saved. */
  readonly theirs: ReadonlyMap<string, string>;
  readonly settle: (name: string, choice: "mine" | "theirs") => void;
  /**
   * What the form showed is saved: it goes out of the browser, and the form shows it until it shows what the server made of
   * it. What was typed since then stays.
   */
  readonly forget: () => void;
  /** What is typed isn't wanted: the form shows what is saved. */
  readonly discard: () => void;
};

const draftSchema = z.object({ base: z.record(z.string(), z.string()), value: z.record(z.string(), z.string()) });

type Options = {
  /** How often what the form changes was saved, as it was read last. */
  readonly version?: number;
  readonly place?: Place;
  /** Set while a form that closes then is saved: what were typed meanwhile would be lost. */
  readonly isLocked?: boolean;
};

/** The draft of an earlier visit, unless it says what is saved by now. */
function restoreDraft<Name extends string>(key: string, saved: FieldValues<Name>, place: Place): Draft | null {
  const draft = storedJson(key, draftSchema, place);
  const { value } = mergeDraft(saved, draft);
  for (const name in saved) if (value[name] !== saved[name]) return draft;
  return null;
}

/**
 * A form's text, kept in this browser until it is saved. Where something else is saved meanwhile, fields that weren't touched
 * here follow, and the others keep what was typed until a choice is made.
 * @param key names the form and what it changes
 * @param shown what the form shows before anything is typed, by the names of its fields
 */
export function useKeptFields<Name extends string>(
  key: string,
  shown: FieldValues<Name>,
  { version = 0, place = "local", isLocked = false }: Options = {},
): KeptFields<Name> {
  const [kept, setKept] = useState((): KeptText<Name> & { readonly isRestored: boolean } => {
    const draft = restoreDraft(key, shown, place);
    return { draft, isRestored: draft !== null, sent: null };
  });
  /** What is kept by now, for whoever began to save in an earlier render. */
  const latest = useRef(kept);
  const { saved, draft } = standing(shown, version, kept);
  const merged = mergeDraft(saved, draft);

  function keep(next: Partial<typeof kept>): void {
    const now = { ...latest.current, ...next };
    latest.current = { ...now, isRestored: now.isRestored && now.draft !== null };
    setKept(latest.current);
    storeJson(key, now.draft, place);
  }

  return {
    ...merged,
    restored: kept.isRestored,
    change(next) {
      if (!isLocked) keep({ draft: changedDraft(saved, draft, next) });
    },
    isLocked,
    settle: (name, choice) => keep({ draft: settledDraft(saved, draft, name, choice) }),
    forget: () =>
      keep({ ...afterSaving(shown, latest.current, { values: merged.value, over: version }), isRestored: false }),
    discard: () => keep({ draft: null }),
  };
}

/** Says above the fields of a form that they hold what was typed before and isn't saved, with a button that discards it. */
export function NotSavedNote({ kept }: { kept: Pick<KeptFields<string>, "restored" | "discard"> }) {
  // What comes together with its text is often not read out: the text follows.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const isShown = isThere && kept.restored;
  return (
    <div className={isShown ? "flex flex-wrap items-center gap-x-5 gap-y-2 border-l-3 border-accent pl-4" : "sr-only"}>
      <p role="status">{isShown ? text.notSaved : null}</p>
      {isShown ? (
        <Button variant="secondary" onClick={kept.discard}>
          {text.discard}
        </Button>
      ) : null}
    </div>
  );
}

/** The fields in which a choice is due before a form is saved, each with a sentence that says so. */
export const unsettled = ({ theirs }: Pick<KeptFields<string>, "theirs">): Problems =>
  Object.fromEntries([...theirs.keys()].map((name) => [name, text.choose]));

/** What a field takes of a form whose text is kept. */
type KeptFieldProps = FieldProps & { readonly note: FieldNote | null };

/**
 * Gives what each field takes, by its name; below the field stands what was saved there meanwhile, with a choice.
 * @param wordsOf what a value is called in a field that is chosen
 */
export function keptFieldProps<Name extends string>(
  kept: KeptFields<Name>,
  problems: Problems,
  wordsOf: (name: Name, value: string) => string = (_, value) => value,
): (name: Name) => KeptFieldProps {
  const plain = fieldProps(kept.value, problems, kept.change, kept.isLocked);
  return (name) => {
    const theirs = kept.theirs.get(name);
    const props = plain(name);
    if (theirs === undefined) {
      return { ...props, problem: props.problem === text.choose ? undefined : props.problem, note: null };
    }
    const choice = (which: "mine" | "theirs") => (
      <Button variant="secondary" onClick={() => kept.settle(name, which)}>
        {which === "mine" ? text.mine : text.takeOther}
      </Button>
    );
    return {
      ...props,
      note: {
        sentence: text.saved,
        shown: (
          <p className="max-h-80 overflow-y-auto font-medium wrap-anywhere whitespace-pre-line">
            {theirs === "" ? text.nothing : wordsOf(name, theirs)}
          </p>
        ),
        buttons: (
          <>
            {choice("theirs")}
            {choice("mine")}
          </>
        ),
      },
    };
  };
}
