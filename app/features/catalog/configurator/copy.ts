import type { PictureSource } from "#app/ui/picture.tsx";

/** From the page's loader, so that they aren't in the script. */
export type TagigoCopy = {
  readonly useCases: readonly { readonly picture: string; readonly label: string }[];
  readonly colorDisabled: string;
  readonly pictures: Readonly<Record<string, PictureSource>>;
};
