import type { PictureSource } from "#app/ui/picture.tsx";
import type { PackSize } from "#contract/product-options.ts";

/** Texts and pictures of gallery and configurator, from the page's loader so that they aren't in the script. */
export type TagigoCopy = {
  readonly useCases: readonly { readonly picture: string; readonly label: string }[];
  /** Why no color can be chosen beside a 4-Pack. */
  readonly colorDisabled: string;
  readonly inTheBox: Readonly<Record<PackSize, readonly string[]>>;
  /** By name. */
  readonly pictures: Readonly<Record<string, PictureSource>>;
};
