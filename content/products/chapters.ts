import { facts } from "#content/catalog/facts.ts";
import type { CoachProcedureId } from "#content/coach/coach-address.ts";
import { coachAddress } from "#content/coach/coach-address.ts";
import type { DeviceId } from "#content/device-names.ts";
import type { PictureName } from "#content/media/pictures.ts";
import { type ProductSlug, presentation } from "#content/products.ts";
import type { ProductFeature, SpecGroup } from "./specifications.ts";

export type ChapterPicture = {
  readonly name: PictureName;
  /** The edge that must be seen where a drawing below leaves less room. */
  readonly keeps?: "top" | "bottom";
  readonly lines?: "dark" | "light";
  readonly rings?: readonly [xPercent: number, yPercent: number];
  /** Where a sound comes from. */
  readonly sound?: readonly [xPercent: number, yPercent: number];
  readonly waterDepthM?: number;
};

/** A card on two bank cards, with their measures. */
export type EdgeProof = { readonly thickness: string; readonly cards: string; readonly cardsThickness: string };

export type StripPicture = { readonly name: PictureName; readonly caption?: string };

export type ChapterDrawing = { readonly alt: string } & (
  | { readonly kind: "beside-cards"; readonly device: DeviceId; readonly cards: string }
  | { readonly kind: "beside-coin"; readonly device: DeviceId; readonly coin: string }
  | {
      readonly kind: "find-screen";
      readonly device: DeviceId;
      readonly thing: string;
      readonly rangeM?: number;
      readonly words: typeof findScreenWords;
    }
  | {
      readonly kind: "battery";
      readonly lives: readonly { readonly label: string; readonly length: number }[];
      readonly afterwards: string;
    }
);

/** docs/behavior/products.md#overview */
export type Chapter = {
  /** Otherwise half picture, half words: its picture as wide as the window, or its steps in a row of three. */
  readonly layout?: "bleed" | "row";
  readonly figure?: { readonly about?: string; readonly value: string; readonly unit: string };
  readonly title: string;
  readonly wordsOnPhone?: true;
  readonly text: readonly string[];
  readonly steps?: readonly { readonly title: string; readonly text: string }[];
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  readonly picture?: ChapterPicture;
  readonly edgeProof?: EdgeProof;
  readonly strip?: readonly StripPicture[];
  readonly drawing?: ChapterDrawing;
  readonly network?: "Dual Network" | "Google Find Hub";
};

/** What the page of any product says. */
export type ProductPage = {
  readonly title: string;
  readonly lead: string;
  readonly overview: { readonly lead: string; readonly chapters: readonly Chapter[] };
  readonly upClose: readonly PictureName[];
  readonly goesWith: Partial<Record<ProductSlug, { readonly picture: PictureName; readonly reason: string }>>;
  readonly features: readonly ProductFeature[];
  readonly specs: readonly SpecGroup[];
  readonly inTheBox: readonly string[];
};

export const productPageWords = {
  atAGlance: "At a glance",
  upClose: "Up close",
  goesWith: (name: string) => `Goes well with ${name}`,
  questions: "Questions before you buy",
  from: "from",
} as const;

const { pairing } = facts;

const findScreenWords = {
  yourPhone: "your phone",
  otherPhones: "other phones",
  state: "Within reach",
  play: "Play sound",
} as const;

/** @param from where the sound comes from, or what it is for, in a sentence */
export const ringsChapter = (
  loudnessDb: number | string,
  from: string,
  picture: ChapterPicture & Required<Pick<ChapterPicture, "sound">>,
): Chapter => ({
  figure: { value: `${loudnessDb}`, unit: "dB" },
  title: "Rings when you ask it to",
  text: ["Tap Play Sound in your phone's finding app, stand still and listen.", from],
  links: [{ label: "How to read range and decibel figures", to: "/blog/1" }],
  picture,
});

/**
 * @param near within which distance the phone hears it, `it` the device in a sentence, `thing` what it is attached to
 */
export const mapChapter = ({
  device,
  near,
  it,
  thing,
  rangeM,
  ...chapter
}: Pick<Chapter, "figure" | "title" | "network" | "picture"> & {
  readonly device: DeviceId;
  readonly near: string;
  readonly it: string;
  readonly thing: string;
  readonly rangeM?: number;
}): Chapter => ({
  ...chapter,
  text: [
    `${near}, your own phone hears ${it}. Farther away, passing phones report its location to the network, encrypted so you can read it and they can't. Neither can we.`,
    "The map shows where and when it was last seen. It isn't live GPS, and there's no account with us and no subscription.",
  ],
  drawing: {
    kind: "find-screen",
    device,
    thing,
    ...(rangeM ? { rangeM } : {}),
    words: findScreenWords,
    alt: `A phone shows ${thing.toLowerCase()} on a map. Inside the rings around ${it}, your phone hears it; outside, other phones do.`,
  },
});

/** @param shown the button, or a picture of each step @param first what comes before the first press */
export function setupChapter(
  device: DeviceId,
  phones: readonly ("iPhone" | "Android")[],
  shown: ChapterPicture | readonly StripPicture[],
  first = "",
): Chapter {
  const procedures = { iPhone: "pair-iphone", Android: "pair-android" } satisfies Record<string, CoachProcedureId>;
  const onPhones = {
    iPhone: "On iPhone, open Find My, Items, +, Add Other Item.",
    Android: "On Android, a pop-up rises by itself.",
  };
  return {
    layout: "row",
    figure: { value: "1", unit: "press" },
    title: "Set up in three steps",
    text: first ? [first] : [],
    steps: [
      { title: "Press", text: `Press its button once. It can be paired for ${pairing.windowMinutes} minutes.` },
      {
        title: "Hold near",
        text: [
          `Keep it within ${pairing.distanceCm} cm of your phone.`,
          ...phones.map((phone) => onPhones[phone]),
        ].join(" "),
      },
      { title: "Name it", text: "Tap Connect and choose a name. No app of ours, no account with us." },
    ],
    links: phones.map((phone) => ({
      label: `Walk me through it on ${phone}`,
      to: coachAddress(device, procedures[phone]),
    })),
    ...("name" in shown ? { picture: shown } : { strip: shown }),
  };
}

/**
 * Whom the product isn't for, and what suits them better.
 * @param notFor the tracker's sentence on the comparison page
 * @param instead which product suits better, and why
 */
export function notForChapter(
  notFor: string,
  [instead, why]: readonly [ProductSlug, string],
  picture: PictureName,
): Chapter {
  const { name, path } = presentation[instead];
  return {
    title: notFor,
    text: [why],
    links: [{ label: `See ${name}`, to: path }],
    picture: { name: picture },
    wordsOnPhone: true,
  };
}
