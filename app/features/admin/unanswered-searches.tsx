import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { type UnansweredSearch, unansweredSearchesResponse } from "#contract/admin-unanswered-searches.ts";
import type { AdminApi } from "./admin-api.ts";
import { AdminSection, ListStatus, Timestamp } from "./admin-list.tsx";
import { AdminTable } from "./admin-table.tsx";
import { countText } from "./format.ts";
import { NotFoundPaths, Redirects } from "./not-found-paths.tsx";
import { submitAction } from "./submit-action.ts";
import { useAdminQuery } from "./use-admin-query.ts";

const text = adminText.unansweredSearches;

type Vote = { text: string; helped: number; unhelpful: number };

/** Answers to "Was this helpful?" by section, those with most no first. */
function votesOf(notes: readonly UnansweredSearch[]): readonly Vote[] {
  const sections = new Map<string, Vote>();
  for (const note of notes) {
    if (note.kind !== "helped" && note.kind !== "unhelpful") continue;
    const vote = sections.get(note.text) ?? { text: note.text, helped: 0, unhelpful: 0 };
    vote[note.kind] += note.count;
    sections.set(note.text, vote);
  }
  return [...sections.values()].sort((a, b) => b.unhelpful - a.unhelpful || a.helped - b.helped);
}

/** Searches and questions without an answer, votes, and paths that give 404 (docs/staff.md). */
export default function UnansweredSearches({ call }: { call: AdminApi }) {
  const { data, error, reload } = useAdminQuery(call, "/api/admin/unanswered-searches", unansweredSearchesResponse);
  if (!data) return <ListStatus loading={!error} error={error} onRetry={reload} />;
  const act = (path: string, payload: unknown) => submitAction(call, path, payload, reload);
  const votes = votesOf(data.notes);
  return (
    <>
      <Searches notes={data.notes.filter((note) => note.kind === "search")}>
        {(note) => (
          <Button variant="quiet" onClick={() => void act("/api/admin/unanswered-searches/dismiss", { key: note.key })}>
            {text.close}
            <span className="sr-only">: {note.text}</span>
          </Button>
        )}
      </Searches>
      <AdminSection id="gap-votes" title={text.votes}>
        {votes.length === 0 ? (
          <p className="text-ink-soft">{text.empty.votes}</p>
        ) : (
          <AdminTable
            caption={text.votes}
            columns={Object.values(text.voteColumns)}
            rows={votes.map((vote) => ({
              key: vote.text,
              cells: [vote.text, countText(vote.unhelpful), countText(vote.helped)],
            }))}
          />
        )}
      </AdminSection>
      <NotFoundPaths missing={data.notFoundPaths} act={act} />
      <Redirects redirects={data.redirects} act={act} />
    </>
  );
}

type SearchesProps = { notes: readonly UnansweredSearch[]; children: (note: UnansweredSearch) => ReactNode };

function Searches({ notes, children }: SearchesProps) {
  return (
    <AdminSection id="gap-search" title={text.searches}>
      {notes.length === 0 ? (
        <p className="text-ink-soft">{text.empty.searches}</p>
      ) : (
        <AdminTable
          caption={text.searches}
          columns={[...Object.values(text.columns), ""]}
          rows={notes.map((note) => ({
            key: note.key,
            cells: [note.text, countText(note.count), <Timestamp key="at" iso={note.last_at} />, children(note)],
          }))}
        />
      )}
    </AdminSection>
  );
}
