import { FaqList } from "#app/features/home/faq-list.tsx";
import type { ShownManual } from "#app/features/manual/legacy-links.ts";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { SupportArticle } from "#app/features/support/guides/support-article.tsx";
import { supportTextId } from "#app/features/support/guides/support-page.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { officialDisableInstructions } from "#content/manuals/manuals.ts";
import { ownPageGuides } from "#content/support/disable.ts";
import { guideElements, manualElements } from "./manual-drawings.tsx";
import type { ShownFaq } from "./shown-faq.ts";

const cardGuides = ownPageGuides.filter(({ device }) => device === "incard-finder");

function render(show: ShownManual): Readonly<Record<string, string>> {
  switch (show) {
    case "incard-finder":
      return {
        ...manualTexts("incard-finder", manualElements),
        ...renderStaticHtml({
          "manual-links": <ManualLinks official={officialDisableInstructions} />,
        }),
      };
    case "tagigo":
    case "tagigo-g":
      return { ...manualTexts("tagigo", manualElements), ...renderStaticHtml({ "manual-links": <ManualLinks /> }) };
  }
}

let disableFinder: Readonly<Record<string, string>> | undefined;

export function disableFinderHtml(): Readonly<Record<string, string>> {
  disableFinder ??= renderStaticHtml({
    [supportTextId]: (
      <SupportArticle
        title="Disable InCard Finder"
        guides={cardGuides}
        components={guideElements}
        anchor="disable-finder"
      />
    ),
  });
  return disableFinder;
}

const cached = new Map<ShownManual, Readonly<Record<string, string>>>();

/** For the manual redirect page's loader; all but the questions rendered once. */
export function shownManualHtml(show: ShownManual, { owners }: ShownFaq): Readonly<Record<string, string>> {
  const found = cached.get(show) ?? render(show);
  cached.set(show, found);
  if (show !== "incard-finder") return found;
  return {
    ...found,
    ...renderStaticHtml({ "manual-faq": <FaqList items={owners["incard-finder"]} group="manual-faq" /> }),
  };
}
