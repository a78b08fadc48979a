import type { PictureSource } from "#app/ui/picture.tsx";

/** Texts and pictures of gallery and configurator, from the page's loader so that they aren't in the script. */
export type TagigoCopy = {
  readonly useCases: readonly { readonly picture: string; readonly label: string }[];
  /** Why no color can be chosen beside a 4-Pack. */
  readonly colorDisabled: string;
  /** By name. */
  readonly pictures: Readonly<Record<string, PictureSource>>;
};
