import { coachAddress, coachDevices } from "#content/coach/addresses.ts";
import { coachMeta } from "#content/coach/page-text.ts";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { limitsOf } from "#content/compatibility/trackers.ts";
import { foundAddress, foundDevices } from "#content/found/devices.ts";
import { handOverAddress, handOverMeta, handOverSheets } from "#content/hand-over.ts";
import { coachWords, pageWords } from "#content/search-words.ts";
import { topics } from "#content/troubleshooter/topics.ts";
import type { SearchSource } from "./search-source.ts";

const withoutShop = (title: string): string => title.replace(/ \| .*$/, "");

const coachDocuments = (): readonly SearchSource[] =>
  coachDevices.flatMap(({ id, procedures }) =>
    procedures.map((procedure): SearchSource => {
      const { title, description } = coachMeta(procedure);
      return {
        kind: "support",
        address: coachAddress(id, procedure.id),
        title,
        summary: description,
        tags: coachWords[procedure.id],
        text: procedure.steps.map((step) => step.title).join(" "),
      };
    }),
  );

const handOverDocuments = (): readonly SearchSource[] =>
  handOverSheets.map((sheet): SearchSource => {
    const { title, description } = handOverMeta(sheet);
    return {
      kind: "support",
      address: handOverAddress(sheet.device),
      title: withoutShop(title),
      summary: description,
      tags: pageWords["/hand-over"],
      text: [...sheet.before, ...sheet.after].map((step) => step.title).join(" "),
    };
  });

export const helpDocuments = (): readonly SearchSource[] => [
  ...compatibilityAnswers.map(
    (answer): SearchSource => ({
      kind: "support",
      address: compatibilityAddress(answer),
      title: `${answer.phone}: which trackers work`,
      summary: answer.advice,
      tags: pageWords["/compatibility"],
      text: limitsOf[answer.system].join(" "),
    }),
  ),
  ...topics.map(
    ({ slug, label, note, description }): SearchSource => ({
      kind: "support",
      address: `/troubleshooter/${slug}`,
      title: `${label}: find out why`,
      summary: description,
      tags: pageWords["/troubleshooter"],
      text: note,
    }),
  ),
  ...foundDevices.map(
    (device): SearchSource => ({
      kind: "support",
      address: foundAddress(device),
      title: `I found ${device.guide.name}`,
      summary: device.what,
      tags: pageWords["/found"],
      text: device.guide.looksLike,
    }),
  ),
  ...coachDocuments(),
  ...handOverDocuments(),
];
