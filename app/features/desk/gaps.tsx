import type { ReactNode } from "react";
import type { DeskCall } from "#app/lib/desk-call.ts";
import { useDeskQuery } from "#app/lib/use-desk-query.ts";
import { Button } from "#app/ui/button.tsx";
import { staffDesk } from "#content/staff-desk.ts";
import { type GapNote, gapsResponse } from "#contract/admin-gaps.ts";
import { deskAction } from "./desk-action.ts";
import { DeskPart, DeskState, Moment } from "./desk-list.tsx";
import { DeskTable } from "./desk-table.tsx";
import { MissingPaths, Redirects } from "./lost-paths.tsx";

const text = staffDesk.gaps;
const figure = new Intl.NumberFormat("en-US");

type Vote = { text: string; helped: number; unhelpful: number };

/** Answers to "Was this helpful?" by section, those with most no first. */
function votesOf(notes: readonly GapNote[]): readonly Vote[] {
  const sections = new Map<string, Vote>();
  for (const note of notes) {
    if (note.kind !== "helped" && note.kind !== "unhelpful") continue;
    const vote = sections.get(note.text) ?? { text: note.text, helped: 0, unhelpful: 0 };
    vote[note.kind] += note.count;
    sections.set(note.text, vote);
  }
  return [...sections.values()].sort((a, b) => b.unhelpful - a.unhelpful || a.helped - b.helped);
}

/** The gaps board: what visitors looked for in vain, and what can be done about it (docs/staff.md). */
export function Gaps({ call }: { call: DeskCall }) {
  const { data, error, reload } = useDeskQuery(call, "/api/admin/gaps", gapsResponse);
  if (!data) return <DeskState loading={!error} error={error} empty={null} onRetry={reload} />;
  const act = (path: string, payload: unknown) => deskAction(call, path, payload, reload);
  const votes = votesOf(data.notes);
  return (
    <>
      <Searches notes={data.notes.filter((note) => note.kind === "search")}>
        {(note) => (
          <Button variant="quiet" onClick={() => void act("/api/admin/gaps/close", { key: note.key })}>
            {text.close}
            <span className="sr-only">: {note.text}</span>
          </Button>
        )}
      </Searches>
      <DeskPart id="gap-votes" title={text.votes}>
        {votes.length === 0 ? (
          <p className="text-ink-soft">{text.empty.votes}</p>
        ) : (
          <DeskTable
            caption={text.votes}
            columns={Object.values(text.voteColumns)}
            rows={votes.map((vote) => ({
              key: vote.text,
              cells: [vote.text, figure.format(vote.unhelpful), figure.format(vote.helped)],
            }))}
          />
        )}
      </DeskPart>
      <MissingPaths missing={data.missing} act={act} />
      <Redirects redirects={data.redirects} act={act} />
    </>
  );
}

type SearchesProps = { notes: readonly GapNote[]; children: (note: GapNote) => ReactNode };

function Searches({ notes, children }: SearchesProps) {
  return (
    <DeskPart id="gap-search" title={text.searches}>
      {notes.length === 0 ? (
        <p className="text-ink-soft">{text.empty.searches}</p>
      ) : (
        <DeskTable
          caption={text.searches}
          columns={[...Object.values(text.columns), ""]}
          rows={notes.map((note) => ({
            key: note.key,
            cells: [note.text, figure.format(note.count), <Moment key="at" iso={note.last_at} />, children(note)],
          }))}
        />
      )}
    </DeskPart>
  );
}
