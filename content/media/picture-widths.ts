export const pictureWidths = [400, 800, 1200, 1600, 2400] as const;

/** Of what is laid out as a thumbnail. Not counted by a picture's hash: it is made of the same master. */
export const thumbnailWidth = 256;

export const servedWidths = (master: number) => pictureWidths.filter((width) => width <= master);
