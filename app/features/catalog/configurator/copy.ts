import type { PictureSource } from "#app/ui/picture.tsx";
import type { NetworkType, PackSize } from "#contract/product.ts";

/** Texts and pictures of gallery and configurator, from the page's loader so that they aren't in the script. */
export type TagigoCopy = {
  readonly useCases: readonly { readonly picture: string; readonly label: string }[];
  readonly networkNotes: Readonly<Record<NetworkType, string>>;
  /** Why no color can be chosen beside a 4-Pack. */
  readonly colorDisabled: string;
  readonly inTheBox: Readonly<Record<PackSize, readonly string[]>>;
  /** By name. */
  readonly pictures: Readonly<Record<string, PictureSource>>;
};
