import { pictureMessages } from "#content/admin-pictures.ts";
import { textMessages } from "#content/admin-texts.ts";
import type { MarkdownKind } from "#contract/markdown-bounds.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { knownPictures } from "#server/db/queries/pictures.ts";
import { httpError } from "#server/middleware/http-error.ts";

/**
 * Refuses a Markdown text that readers wouldn't see as it was written.
 * @throws HTTPException 400 that says which link, picture or other part can't be shown, or what there is too much of
 */
export async function checkMarkdown({ db }: DatabaseClient, text: string, kind: MarkdownKind): Promise<void> {
  const { refusedLinks, pictures, refusedPictures, lost, excess } = readMarkdown(text, kind);
  if (excess) throw httpError(400, textMessages.tooMuch(excess));
  const [first] = refusedLinks;
  if (first !== undefined) throw httpError(400, textMessages.badLink(first.slice(0, 100)));
  const known = await knownPictures(db, pictures);
  if (refusedPictures.length > 0 || pictures.some((id) => !known.has(id))) {
    throw httpError(400, pictureMessages.notUploaded);
  }
  const [unseen] = lost;
  if (unseen !== undefined) throw httpError(400, textMessages.notShown(unseen.slice(0, 100)));
}
