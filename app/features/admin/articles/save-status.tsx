import { timestampText } from "#app/features/admin/format.ts";
import { Button } from "#app/ui/button.tsx";
import { articlesText } from "#content/admin-articles.ts";
import type { SaveState } from "./use-autosave.ts";

const text = articlesText.saving;

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case "saved":
      return state.at === null ? "" : text.saved(timestampText(state.at));
    case "failed":
      return text.failed(state.reached);
    case "refused":
      return text.refused(state.reason);
    case "conflict":
      return text.conflict(state.theirs.username, timestampText(state.theirs.updatedAt));
    default:
      return text[state.kind];
  }
}

const isTrouble = ({ kind }: SaveState): boolean => kind === "failed" || kind === "refused" || kind === "conflict";

/** Also the way out of a conflict. */
export function SaveStatus({
  state,
  restored,
  onSettle,
}: {
  state: SaveState;
  restored: boolean;
  onSettle: (how: "mine" | "theirs") => void;
}) {
  return (
    <div>
      {restored ? <p className="text-ink-soft">{text.restored}</p> : null}
      <p role="status" className={isTrouble(state) ? "text-danger" : "min-h-6 text-ink-soft"}>
        {wordsOf(state)}
      </p>
      {state.kind === "conflict" ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => onSettle("mine")}>{text.keepMine}</Button>
          <Button variant="secondary" onClick={() => onSettle("theirs")}>
            {text.takeTheirs}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
