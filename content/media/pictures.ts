import texts from "./pictures.json" with { type: "json" };

export type PictureName = keyof typeof texts;

export type PictureText = {
  readonly alt: string;
  /** A token of app/styles/tokens.css, "blush" or "sand": what shows through where the picture has no ground of its own. */
  readonly backdrop?: string;
  /** Shown when this one doesn't load (docs/behavior/incard-finder.md#pictures). */
  readonly fallback?: string;
  /** The square picture that takes its place where it would be small, and the product in it smaller. */
  readonly square?: string;
};

/** Files are /images/NAME-WIDTH.avif and .webp; imagery/convert.ts writes sizes.json. */
export const pictures: Readonly<Record<PictureName, PictureText>> = texts;
