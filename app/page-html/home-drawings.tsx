import avatars from "#app/features/home/drawings/avatars.svg?raw";
import steps from "#app/features/home/drawings/how-it-works.svg?raw";
import articles from "#public/drawings/blog.svg?raw";

const symbols = [avatars, steps, articles].flatMap((sheet) => sheet.match(/<symbol .*?<\/symbol>/gs) ?? []).join("");

/**
 * The symbols of home's drawings, in the document: in files of their own they were fetched while the hero's picture was,
 * because browsers don't wait with `<use>` until it comes near.
 */
export function HomeDrawings() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
  return <svg className="hidden" dangerouslySetInnerHTML={{ __html: symbols }} />;
}
