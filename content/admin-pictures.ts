import { type ProductSlug, presentation } from "#content/products.ts";
import { pictureBounds } from "#contract/pictures.ts";
import { sizeText } from "./file-size.ts";

const sizeLimit = "at most 10 MB and 25 million pixels (8 million as AVIF, 20 million as a progressive JPEG)";

/** Words of the staff screen that uploads pictures (docs/decisions/uploaded-pictures.md). */
export const picturesText = {
  list: "Pictures, newest first",
  empty: "No picture has been uploaded yet.",
  /**
   * Says how much room the uploaded pictures take, of how much there is.
   * @param bytes what they take
   */
  used: (bytes: number): string => `${sizeText(bytes)} of ${sizeText(pictureBounds.stored)} are used.`,
  columns: { picture: "Picture", alt: "What it shows", size: "Size", uploaded: "Uploaded" },
  /**
   * Says how large a picture is.
   * @param width in pixels, as `height` is
   * @param bytes of all its files
   */
  size: (width: number, height: number, bytes: number): string => `${width} × ${height}, ${sizeText(bytes)}`,
  file: "File",
  fileHint: `JPEG, PNG, WebP or AVIF, ${sizeLimit}. Places, dates and camera data in it are left out.`,
  alt: "What it shows",
  altHint: "Read to people who can't see the picture. Up to 200 characters.",
  upload: "Upload",
  uploading: "Uploading...",
  noFile: "Choose a file.",
  noAlt: "Say in a few words what the picture shows.",
  add: "Add a picture",
  choose: "Or one that is there already",
  /**
   * Names the button that adds a picture which is there already.
   * @param alt what the picture shows
   */
  insert: (alt: string): string => `Add: ${alt}`,
  galleries: "Product galleries",
  galleriesNote: "These pictures follow the product's own, in its gallery, in search results and in the product feed.",
  gallery: "Product",
  galleryEmpty: "No picture has been added.",
  galleryFull: "There is no room for more pictures in this gallery.",
  takeOut: "Take out",
  remove: "Delete",
  removeDialog: {
    question: "Delete this picture?",
    text: "This can't be undone. Mails that went out with it show its words in its place.",
    confirm: "Yes, delete it",
  },
} as const;

/** What the server says of an uploaded picture. */
export const pictureMessages = {
  uploaded: "Picture uploaded",
  known: "This picture is there already, with the words that it was uploaded with first",
  removed: "Picture deleted",
  unreadable: "This file isn't a JPEG, PNG, WebP or AVIF picture that can be read.",
  large: `This picture is too large: ${sizeLimit}, fewer with transparent parts. Make it smaller and try again.`,
  small: "This picture is too small: it has to be at least 400 pixels wide.",
  narrow: "This picture is too long and narrow: one side can be at most three times the other.",
  slow: "This picture took too long to prepare. Make it smaller and try again.",
  full: `There is no room for more pictures: ${sizeText(pictureBounds.stored)} are used. Delete some first.`,
  /**
   * Says that a picture can't be deleted.
   * @param where `article`, `gallery` or `testimonial` below
   */
  inUse: (where: string): string => `This picture is used in ${where}. Take it out there first.`,
  /**
   * Says that a picture can't be deleted because of a campaign.
   * @param subject the campaign's
   */
  goingOut: (subject: string): string =>
    `The campaign “${subject}” shows this picture and is still going out. Wait until it has gone, or stop it first.`,
  /** Names the place of a picture, within `inUse`. */
  gallery: (product: ProductSlug): string => `the gallery of ${presentation[product].name}`,
  testimonial: "a testimonial, or in the list of testimonials from before its last change",
  gallerySaved: "Gallery saved: visitors see it within ten seconds",
  notInGallery: "One of these pictures isn't there any more, or is in this gallery twice. Reload the page.",
  /**
   * Names the place of a picture, within `inUse`.
   * @param title an empty text for a draft that has none yet
   */
  article: (title: string): string => `the article “${title || "Untitled"}”`,
  notUploaded:
    "A picture in the text isn't one that was uploaded here, or its square brackets don't say what it shows. Use “Add a picture”.",
} as const;
