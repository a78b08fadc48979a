import { coachMeta } from "#content/coach/coach.ts";
import { coachProcedures } from "#content/coach/devices.ts";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { limitsOf } from "#content/compatibility/trackers.ts";
import { foundAddress, foundDevices } from "#content/found/devices.ts";
import { handOverAddress, handOverMeta, handOverSheets } from "#content/hand-over.ts";
import { coachWords, pageWords } from "#content/search-words.ts";
import { topics } from "#content/troubleshooter/topics.ts";
import type { SearchSource } from "./search-source.ts";

export const withoutShop = (title: string): string => title.replace(/ \| .*/, "");

const stepTitles = (steps: readonly { readonly title: string }[]): string => steps.map(({ title }) => title).join(" ");

export const helpDocuments = (): readonly SearchSource[] =>
  [
    ...compatibilityAnswers.map((answer) => ({
      address: compatibilityAddress(answer),
      title: `${answer.phone}: which trackers work`,
      summary: answer.advice,
      tags: pageWords["/compatibility"],
      text: limitsOf[answer.system].join(" "),
    })),
    ...topics.map(({ slug, label, note, description }) => ({
      address: `/troubleshooter/${slug}`,
      title: `${label}: find out why`,
      summary: description,
      tags: pageWords["/troubleshooter"],
      text: note,
    })),
    ...foundDevices.map((device) => ({
      address: foundAddress(device),
      title: `I found ${device.guide.name}`,
      summary: device.what,
      tags: pageWords["/found"],
      text: device.guide.looksLike,
    })),
    ...coachProcedures.map((procedure) => ({
      address: procedure.address,
      title: coachMeta(procedure).title,
      summary: coachMeta(procedure).description,
      tags: coachWords[procedure.id],
      text: stepTitles(procedure.steps),
    })),
    ...handOverSheets.map((sheet) => ({
      address: handOverAddress(sheet.device),
      title: withoutShop(handOverMeta(sheet).title),
      summary: handOverMeta(sheet).description,
      tags: pageWords["/hand-over"],
      text: stepTitles([...sheet.before, ...sheet.after]),
    })),
  ].map((source) => ({ kind: "support", ...source }));
