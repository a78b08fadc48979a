import { useRef, useState } from "react";
import { useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { randomId } from "#app/lib/random-id.ts";
import { checkImportResponse, importPartResponse } from "#contract/admin-subscriber-imports.ts";
import { partsOf } from "#contract/import-parts.ts";
import type { FileGroup, FilePerson, JudgedFile } from "#contract/subscriber-file.ts";
import type { ChosenFile } from "./file-step.tsx";
import type { Fates } from "./import-preview.tsx";
import { type Steps, useSteps } from "./use-steps.ts";

const path = "/api/admin/subscribers/import";
const maxExamples = 3;

const groupOf = (people: readonly FilePerson[]): FileGroup => ({
  count: people.length,
  examples: people.slice(0, maxExamples).map(({ line, email }) => ({ line, email })),
});

/** What an import is about to do, or has done. */
type Plan = { readonly fates: Fates; readonly parts: readonly (readonly FilePerson[])[] };

/** The steps of an import. */
export type SubscriberImport = {
  /** Comparing the file with the subscribers; `checked` of `toCheck` people are through. */
  readonly checks: Steps;
  readonly checked: number;
  readonly toCheck: number;
  /** Undefined until everybody was compared. */
  readonly plan: Plan | undefined;
  /** Adding people; `sent` are through, `added` of them are new. */
  readonly sends: Steps;
  readonly sent: number;
  readonly added: number;
  readonly preview: (judged: JudgedFile) => void;
  readonly goOnChecking: () => void;
  /** Begins, or goes on after a stop. */
  readonly send: () => void;
  readonly reset: () => void;
};

/** What is compared: the parts of a file, and who of them is known. */
type Comparison = {
  readonly judged: JudgedFile;
  readonly parts: readonly (readonly FilePerson[])[];
  readonly subscribed: Set<FilePerson>;
  readonly unsubscribed: Set<FilePerson>;
};

const asSent = ({ email, source, at }: FilePerson) => ({ email, source, at });

function planOf({ judged, subscribed, unsubscribed }: Comparison): Plan {
  const people = judged.people.filter((person) => !subscribed.has(person) && !unsubscribed.has(person));
  const known = { subscribed: groupOf([...subscribed]), unsubscribed: groupOf([...unsubscribed]) };
  return { parts: partsOf(people, asSent), fates: { ...judged.leftOut, ...known, new: groupOf(people) } };
}

const lengthOf = (parts: readonly (readonly unknown[])[], done: number): number =>
  parts.slice(0, done).reduce((sum, part) => sum + part.length, 0);

/**
 * Keeps the steps of an import: comparing a judged file with the subscribers, then adding those who are new, both part
 * by part.
 * @param onChanged runs when an import was begun, stopped or finished
 * @throws where nobody is logged in
 */
export function useImport(file: ChosenFile | null, onChanged: () => void): SubscriberImport {
  const call = useAdminApi();
  const checks = useSteps();
  const sends = useSteps();
  const [comparison, setComparison] = useState<Comparison>();
  const [plan, setPlan] = useState<Plan>();
  const [added, setAdded] = useState(0);
  const key = useRef("");
  const parts = plan?.parts ?? [];

  async function compare(current: Comparison, from: number): Promise<void> {
    const isDone = await checks.run(
      current.parts.length,
      async (index) => {
        const part = current.parts[index] ?? [];
        const known = await call.post(
          `${path}/check`,
          { emails: part.map(({ email }) => email) },
          checkImportResponse,
          { changesNothing: true },
        );
        for (const place of known.subscribed) if (part[place]) current.subscribed.add(part[place]);
        for (const place of known.unsubscribed) if (part[place]) current.unsubscribed.add(part[place]);
      },
      from,
    );
    if (isDone) setPlan(planOf(current));
  }

  async function sendFrom(from: number): Promise<void> {
    if (!file) return;
    if (from === 0) key.current = randomId();
    await sends.run(
      parts.length,
      async (part) => {
        const isLast = part === parts.length - 1;
        const body = { key: key.current, fileName: file.name, fileRows: file.table.rows.length, part, isLast };
        const people = (parts[part] ?? []).map(asSent);
        setAdded((await call.post(path, { ...body, people }, importPartResponse)).added);
      },
      from,
    );
    onChanged();
  }

  function reset() {
    checks.reset();
    sends.reset();
    setComparison(undefined);
    setPlan(undefined);
    setAdded(0);
  }

  return {
    checks,
    checked: lengthOf(comparison?.parts ?? [], checks.progress.done),
    toCheck: comparison?.judged.people.length ?? 0,
    plan,
    sends,
    sent: lengthOf(parts, sends.progress.done),
    added,
    preview(judged) {
      reset();
      const partsToCheck = partsOf(judged.people, ({ email }) => email);
      const next: Comparison = { judged, parts: partsToCheck, subscribed: new Set(), unsubscribed: new Set() };
      setComparison(next);
      void compare(next, 0);
    },
    goOnChecking() {
      if (comparison) void compare(comparison, checks.progress.done);
    },
    send: () => void sendFrom(sends.progress.done),
    reset,
  };
}
