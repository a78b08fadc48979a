import { FaqList } from "#app/features/home/faq-list.tsx";
import type { ShownManual } from "#app/features/manual/legacy-links.ts";
import { ManualLinks } from "#app/features/manual/manual-links.tsx";
import { manualTexts } from "#app/features/manual/manual-text.tsx";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { officialDisableInstructions } from "#content/manuals/manuals.ts";
import { manualElements } from "./manual-drawings.tsx";
import type { ShownFaq } from "./shown-faq.ts";

/** By element id, for the manual redirect page's loader. */
export const shownManualHtml = (show: ShownManual, { owners }: ShownFaq): Readonly<Record<string, string>> =>
  show === "incard-finder"
    ? {
        ...manualTexts("incard-finder", manualElements),
        ...renderStaticHtml({
          "manual-links": <ManualLinks official={officialDisableInstructions} />,
          "manual-faq": <FaqList items={owners["incard-finder"]} group="manual-faq" />,
        }),
      }
    : { ...manualTexts("tagigo", manualElements), ...renderStaticHtml({ "manual-links": <ManualLinks /> }) };
