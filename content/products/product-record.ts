import type { illustrationTypes } from "#content/blog/front-matter.ts";
import type { Offers } from "#content/catalog/offers.ts";
import type { CoachWords } from "#content/coach/coach.ts";
import type { DeviceBody } from "#content/diagrams/devices.ts";
import type { Presses } from "#content/diagrams/press-steps.ts";
import type { FaqItem } from "#content/faq-items.ts";
import type { IconName } from "#content/icon-name.ts";
import type { PictureName } from "#content/media/pictures.ts";
import type { LabeledLink } from "#content/navigation.ts";
import type { PageMeta } from "#content/page-meta.ts";
import type { CertificationScheme } from "#content/regulatory/schemes.ts";
import type { ProductPage } from "./chapters.ts";
import type { ProductIdentity } from "./define-product.ts";

/** A video of a manual's section. Until it has an id, the steps of its section are shown in its place. */
export type ManualVideo = {
  readonly title: string;
  /** Its id at the video service. `npm run preflight` lists the videos without one. */
  readonly videoId: string | null;
  readonly section: string;
};

/** A tab of a product's page: which part it shows, and how an address asks for it. */
export type ProductTab = {
  readonly shows: "overview" | "specifications" | "manual" | "faq";
  readonly value: string;
  readonly title: string;
  readonly to: string;
};

/** How the page of a product with one version is put together, where it differs from `usualLayout`. */
export type ProductLayout = {
  readonly tabs: readonly [ProductTab, ...ProductTab[]];
  /** How many pictures the gallery beside the price shows. */
  readonly gallerySize: number;
  /** In milliseconds after a manual's tab opened: when the page scrolls to the section that was asked for. */
  readonly scrollDelaysMs: readonly number[];
  readonly videos: readonly ManualVideo[];
  /** Somebody else's page about disabling, which the manual links to. */
  readonly officialInstructions: { readonly title: string; readonly href: string } | null;
  /** The words of a link to the comparison below the price. */
  readonly comparesWith: string | null;
  /** A link to the tab with questions, where the questions below the tabs leave out what that tab answers. */
  readonly tabOfQuestions?: { readonly to: string; readonly label: string };
  /** Whether an address that opens the manual scrolls to it, and keeps what it was first opened with. */
  readonly scrollsToManual: boolean;
  /** What is shown when the catalog lacks the product: a page that says so of this product, or the usual 404. */
  readonly missing: "product" | "page";
};

/** A product's column in the table that compares with an AirTag (docs/behavior/comparison.md#airtag). */
export type BesideAirTag = {
  readonly size: string;
  readonly keyRing: string;
  readonly battery: string;
  readonly water: string;
  /** From 0, not for water, to 2 for the highest of the ratings. */
  readonly waterRank: 0 | 1 | 2;
  readonly hasHole: boolean;
  /** A battery that can be changed outlasts any that cannot. */
  readonly lastsLongest: boolean;
};

/** The product's panel at the top of home (docs/behavior/home.md#hero). */
export type HeroPanel = {
  readonly price: string;
  readonly headline: string;
  readonly lead: string;
  readonly features: readonly string[];
  readonly buttons: { readonly primary: LabeledLink; readonly secondary: LabeledLink };
  readonly picture: PictureName;
  readonly figures: readonly { readonly value: string; readonly unit: string; readonly label: string }[];
};

/** A feature on home, with a sentence on what it is good for in a day's life. */
export type FeatureCard = {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  readonly lifestyleContext: string;
};

/** An unwritten article shows Coming Soon and isn't linked (docs/behavior/home.md#blog-teasers). */
export type ComingSoonTeaser = {
  /** That of the article, once it is written: no other may have it. */
  readonly id: number;
  readonly illustrationType: (typeof illustrationTypes)[number];
  readonly date: string;
  readonly title: string;
  readonly excerpt: string;
  readonly footnote?: string | undefined;
};

/** The id of an article, which gives title, date and drawing. */
export type Teaser = number | ComingSoonTeaser;

/** The rows of the comparison in which a tracker has a cell of its own, in their order. */
export const comparedRows = ["network", "battery", "water", "thickness", "sound", "special"] as const;
export type ComparedRow = (typeof comparedRows)[number];

/** A tracker's column of the comparison, its card and its words of advice. */
export type ComparedTracker = {
  readonly price: string;
  /** The product's badge where it isn't given. */
  readonly badge?: string;
  readonly cells: Readonly<Record<ComparedRow, string>>;
  readonly footnotes?: Readonly<Partial<Record<ComparedRow, string | undefined>>>;
  /** The rows in which no tracker does better; none where it is a matter of taste. */
  readonly best: readonly ComparedRow[];
  /** Heads its words of advice: "For the wallet you never want to think about". */
  readonly title: string;
  readonly text: string;
  /** Says whom it isn't for: "Not for you if …", word for word as on the product's own page. */
  readonly notFor: string;
};

/** What help, comparison and guides say of one tracker. */
export type TrackerRecord = {
  /** Whoever holds a tracker compares it with `help`. */
  readonly pictures: {
    readonly help: PictureName;
    readonly comparison: PictureName;
    readonly phoneCheck: PictureName;
  };
  /** The oldest versions that it works with; null for a tracker of Google's network alone. */
  readonly minIos: string | null;
  readonly minAndroid: string;
  /** Its front, as the drawings show it. */
  readonly body: DeviceBody;
  /** The first letters of its short links, which are printed on packaging and permanent (content/short-links.ts). */
  readonly linkCode: string;
  /** Ends the sentence "A Bluetooth tracker for …". */
  readonly usedFor: string;
  /** A sentence for somebody who holds it and doesn't know its name. */
  readonly looksLike: string;
  /** Where the guide to disabling it stands, if not on the page that all share. */
  readonly disableAddress?: string;
  /** How long its battery lasts with each phone, in a few words; null for a phone that it doesn't work with. */
  readonly batteryOnPhones: { readonly iphone: string | null; readonly android: string };
  readonly coach: {
    readonly words: CoachWords;
    /** What it needs before its first setup. */
    readonly ready: string;
    /** Reset by one long hold without beeps to count. */
    readonly resetsByLongHold?: true;
    /** What happened when more beeps are heard than those of disabling. */
    readonly heldTooLong?: string;
  };
  readonly handOver: {
    /** What its new owner should know of its battery. */
    readonly battery: string;
    /** How one knows that the reset worked, where it isn't by its beeps. */
    readonly resetSign?: string;
  };
  readonly troubleshooter: TroubleshooterWords;
  readonly compared: (offers: Offers) => ComparedTracker;
};

/** What the troubleshooter asks and says of a tracker (content/troubleshooter/). */
export type TroubleshooterWords = {
  /** The question after no sound is heard. */
  readonly silent: "sound-cold" | "sound-cell" | "sound-charged";
  /** What to do when it has no power, as sentences. */
  readonly power: readonly string[];
};

/** The dates on which a product's certificates were issued; null where it isn't known. */
export type Approvals = {
  /** The model numbers that they cover, written as on the label. */
  readonly models: readonly string[];
  readonly issued: Readonly<Partial<Record<CertificationScheme, string | null>>>;
};

/**
 * All that pages say of a product, besides its identity, prices, measures and manual. For the server: pages get what they
 * show from their loaders. `Identity` is what `defineProduct` made.
 */
export type ProductRecord<Identity extends ProductIdentity = ProductIdentity> = {
  /** The first is the product's own picture. */
  readonly gallery: readonly [PictureName, ...PictureName[]];
  /** What a table says of it beside an AirTag; without it the table leaves it out. */
  readonly besideAirTag?: (offers: Offers) => BesideAirTag;
  readonly page: (offers: Offers) => ProductPage;
  /** How the page of a product with one version differs from the usual one. */
  readonly layout?: Partial<ProductLayout>;
  /** The heads of the pages `/products/<tracker>`. */
  readonly heads: (offers: Offers) => Readonly<Record<Identity["trackers"][number]["id"], PageMeta>>;
  readonly home: {
    readonly hero: (offers: Offers) => HeroPanel;
    /** Six cards (docs/behavior/home.md#features). */
    readonly features: (offers: Offers) => readonly FeatureCard[];
    /** Four articles (docs/behavior/home.md#blog-teasers). */
    readonly teasers: (offers: Offers) => readonly Teaser[];
    /** A photograph of it, upright or cut upright, beside the questions on a wide screen. */
    readonly besideQuestions: PictureName;
  };
  readonly questions: {
    /** What buyers ask: on home, and below the tabs of the product's page. */
    readonly buyers: (offers: Offers) => readonly FaqItem[];
    /** What owners ask: in the manual. */
    readonly owners?: readonly FaqItem[];
    /** What both ask, on a tab of its own: shown before what buyers ask, and in the manual. */
    readonly tab?: (offers: Offers) => readonly FaqItem[];
  };
  /** Its certificates. Null while none is known: the pages then say so. */
  readonly approvals: Approvals | null;
  /** Words by which the search finds it, besides those of its texts. */
  readonly searchWords: string;
  /** Begins the ids of its drawings of presses (content/diagrams/press-patterns.ts). */
  readonly pressesId: string;
  readonly presses: Presses;
  readonly trackers: Readonly<Record<Identity["trackers"][number]["id"], TrackerRecord>>;
};
