const withoutAny = {
  reviews: "Home shows none of these, and the newest reviews of buyers.",
  samples: "Home shows the invented samples, and says so, until you show a real one.",
  nothing: "Home shows no testimonials until you show a real one: the samples are off at Set-up.",
} as const;

/** Words of the staff screen of testimonials (docs/staff.md#testimonials). */
export const testimonialsText = {
  /** Says below the heading what home shows now. @param otherwise what it shows while none of these is shown */
  state: (shown: number, otherwise: "reviews" | "samples" | "nothing"): string => {
    if (shown === 0) return withoutAny[otherwise];
    return shown === 1 ? "Home shows 1 of these, and no samples." : `Home shows ${shown} of these, and no samples.`;
  },
  /** Says that home shows only the first ones. */
  more: (most: number): string => `Home shows the first ${most} that aren't hidden.`,
  list: "Testimonials",
  empty: "No testimonial has been entered.",
  hidden: "Hidden",
  shown: "Shown",
  /** Says for screen readers how many stars there are. */
  starCount: (stars: number): string => `${stars} of 5 stars`,
  /** Says when and how somebody agreed to be quoted. */
  consentNote: (consent: string): string => `Consent: ${consent}`,
  edit: "Edit",
  show: "Show",
  hide: "Hide",
  remove: "Delete",
  removeDialog: { question: "Delete this testimonial?", confirm: "Yes, delete" },
  add: "Add a testimonial",
  undo: "Put the list from before back",
  fields: {
    words: "What they said",
    /** @param typed how many characters stand in the field */
    wordsHint: (typed: number): string => `Word for word. ${typed} of 600 characters.`,
    name: "Name or initials",
    nameHint: "As they want to be named, such as Maya R.",
    occupation: "What they do (optional)",
    place: "Place (optional)",
    stars: "Stars",
    date: "Date",
    product: "Product (optional)",
    anyProduct: "None in particular",
    consent: "Consent",
    consentHint: "When and how they agreed to be quoted, such as: by e-mail, November 20, 2026. Only staff see this.",
    picture: "Picture",
    pictureHint: "Initials are drawn where there is none.",
    takePictureOut: "Take the picture out",
  },
  errors: {
    words: "Write what they said, in up to 600 characters.",
    name: "Write a name or initials, in up to 80 characters.",
    occupation: "At most 80 characters, in one line.",
    place: "At most 80 characters, in one line.",
    stars: "Choose 1 to 5 stars.",
    date: "Choose the day on which they said it: today or before.",
    product: "Choose a product of the list.",
    consent: "Say when and how they agreed, in up to 200 characters: nobody may be quoted without it.",
    picture: "Choose a picture of the list.",
  },
  save: "Save testimonial",
  saving: "Saving...",
  cancel: "Cancel",
} as const;

/** What the server says of testimonials that staff save. */
export const testimonialMessages = {
  added: "Testimonial added. It is hidden until you show it.",
  saved: "Testimonial saved",
  arranged: "List saved",
  removed: "Testimonial deleted",
  undone: "The list from before is back",
  nothingBefore: "There is nothing to put back.",
  tooMany: "This list is full. Delete a testimonial first.",
  noProduct: "That product doesn't exist.",
  noPicture: "That picture isn't stored. Upload it first.",
} as const;
