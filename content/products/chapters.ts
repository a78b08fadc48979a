import { facts } from "#content/catalog/facts.ts";
import type { CoachProcedureId } from "#content/coach/coach-address.ts";
import { coachAddress } from "#content/coach/coach-address.ts";
import type { DeviceId } from "#content/device-names.ts";
import type { PictureName } from "#content/media/pictures.ts";
import { type ProductSlug, presentation } from "#content/products.ts";
import type { ProductFeature, SpecGroup } from "./specifications.ts";

/** The picture of a chapter, and the lines that are drawn over it. */
export type ChapterPicture = {
  readonly name: PictureName;
  /** The edge that must be seen where a drawing below leaves less room. */
  readonly keeps?: "top" | "bottom";
  /** Whether lines drawn over it have to be dark or light to be seen. */
  readonly lines?: "dark" | "light";
  /** The point that rings are drawn around, in percent of the picture's width and height: the button. */
  readonly rings?: readonly [xPercent: number, yPercent: number];
  /** The point that a sound comes from, in the same form. */
  readonly sound?: readonly [xPercent: number, yPercent: number];
};

/** A card on two bank cards, with their measures. */
export type EdgeProof = { readonly thickness: string; readonly cards: string; readonly cardsThickness: string };

/** One of several pictures in a row, such as the steps of changing a battery. */
export type StripPicture = { readonly name: PictureName; readonly caption?: string };

/** One of the steps of a chapter, with a picture of it where the product has one. */
export type ChapterStep = { readonly title: string; readonly text: string; readonly picture?: PictureName };

/** A drawing of a chapter, of which there are four kinds. `alt` tells it to whoever can't see it. */
export type ChapterDrawing = { readonly alt: string } & (
  | { readonly kind: "beside-cards"; readonly device: DeviceId; readonly cards: string; readonly thicknessMm: number }
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

/** A chapter of a product's overview: words with a picture or a drawing (docs/behavior/products.md#overview). */
export type Chapter = {
  /**
   * "bleed" shows its picture as wide as the window, "row" its steps in a row of three. Without it the chapter is half
   * picture, half words.
   */
  readonly layout?: "bleed" | "row";
  /** The large figure above its title. `about` stands before the value: "up to" in "up to 5 years". */
  readonly figure?: { readonly about?: string; readonly value: string; readonly unit: string };
  readonly title: string;
  /** Whether its picture is left out on a phone, where the words say enough. */
  readonly wordsOnPhone?: true;
  readonly text: readonly string[];
  readonly steps?: readonly ChapterStep[];
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  readonly picture?: ChapterPicture;
  readonly edgeProof?: EdgeProof;
  readonly strip?: readonly StripPicture[];
  readonly drawing?: ChapterDrawing;
  /** What a phone shows of a picture with a drawing: the drawing alone, unless it says otherwise. */
  readonly phoneShows?: "picture" | "both";
  /** It is shown while this network is chosen, on the page of a product that has several. */
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

/** Headings and labels on the page of any product. */
export const productPageWords = {
  atAGlance: "At a glance",
  upClose: "Up close",
  /**
   * The heading above another product.
   * @param name this product's name
   */
  goesWith: (name: string): string => `Goes well with ${name}`,
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

/**
 * Makes the chapter about a tracker's ring.
 * @param loudnessDb in decibels, a figure or a range such as "80-100"
 * @param from a sentence that says where the sound comes from, or what it is for
 */
export const ringsChapter = (loudnessDb: number | string, from: string, picture: ChapterPicture): Chapter => ({
  figure: { value: `${loudnessDb}`, unit: "dB" },
  title: "Rings when you ask it to",
  text: ["Tap Play Sound in your phone's finding app, stand still and listen.", from],
  links: [{ label: "How to read range and decibel figures", to: "/blog/1" }],
  picture,
});

/**
 * Makes the chapter about finding a tracker on a map, with the drawing of a phone that shows it. Its parameters are
 * fields of the chapter, and: `near`, the beginning of a sentence that says within which distance the phone hears it;
 * `it`, what the device is called in a sentence; `thing`, what it is attached to; `rangeM`, its range in meters, where
 * a figure is known.
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

/**
 * Makes the chapter about setting a tracker up in three steps.
 * @param phones the phones that it works with
 * @param shown a picture of the button, or a picture of each step
 * @param first a sentence with what comes before the first press; an empty text where nothing does
 */
export function setupChapter(
  device: DeviceId,
  phones: readonly ("iPhone" | "Android")[],
  shown: ChapterPicture | readonly [press: PictureName, near: PictureName, named: PictureName],
  first = "",
): Chapter {
  const procedures = { iPhone: "pair-iphone", Android: "pair-android" } satisfies Record<string, CoachProcedureId>;
  const [press, near, named] = "name" in shown ? [] : shown;
  const pictureOf = (picture: PictureName | undefined) => (picture ? { picture } : {});
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
      {
        title: "Press",
        text: `Press its button once. It can be paired for ${pairing.windowMinutes} minutes.`,
        ...pictureOf(press),
      },
      {
        title: "Hold near",
        text: [
          `Keep it within ${pairing.distanceCm} cm of your phone.`,
          ...phones.map((phone) => onPhones[phone]),
        ].join(" "),
        ...pictureOf(near),
      },
      {
        title: "Name it",
        text: "Tap Connect and choose a name. No app of ours, no account with us.",
        ...pictureOf(named),
      },
    ],
    links: phones.map((phone) => ({
      label: `Walk me through it on ${phone}`,
      to: coachAddress(device, procedures[phone]),
    })),
    ...("name" in shown ? { picture: shown } : {}),
  };
}

/**
 * Makes the chapter that says whom the product isn't for, and what suits them better.
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
