import type { PictureSource } from "#app/ui/picture.tsx";
import type { NetworkType, PackSize } from "#contract/product.ts";

/** What the gallery and the configurator say and show; given by the page's loader, so that it isn't script. */
export type TagigoCopy = {
  readonly useCases: readonly { readonly picture: string; readonly label: string }[];
  readonly networkNotes: Readonly<Record<NetworkType, string>>;
  readonly inTheBox: Readonly<Record<PackSize, readonly string[]>>;
  /** By name. */
  readonly pictures: Readonly<Record<string, PictureSource>>;
};
