/** The widths in pixels that pictures are served in. */
export const pictureWidths = [400, 800, 1200, 1600, 2400] as const;

/** The width in pixels of a thumbnail. It isn't counted by a picture's hash, because it is made of the same master. */
export const thumbnailWidth = 256;

/**
 * Gives the widths that a picture is served in, apart from its thumbnail: none is wider than the picture itself.
 * @param master the picture's own width in pixels
 */
export const servedWidths = (master: number): readonly (typeof pictureWidths)[number][] =>
  pictureWidths.filter((width) => width <= master);
