import { templateBounds, templateFields } from "#contract/reply-templates.ts";
import { listText } from "./format.ts";

const fields = listText(
  templateFields.map((field) => `{${field}}`),
  "and",
);

/** Words of the staff screen of reply templates, and of choosing one in the inbox (docs/staff.md#reply-templates). */
export const templatesText = {
  list: "Reply templates",
  empty: "No template yet. Write one for what you answer again and again.",
  add: "Add a template",
  undo: "Put the templates from before back",
  edit: "Edit",
  remove: "Delete",
  removeDialog: { question: "Delete this template?", confirm: "Yes, delete" },
  name: "Name",
  nameHint: "For colleagues, such as: Where is my order",
  text: "Text",
  textHint: `Fields are filled when somebody answers: ${fields}.`,
  save: "Save template",
  saving: "Saving...",
  cancel: "Cancel",
  choose: "Template",
  none: "None",
  insert: "Put into the answer",
  write: "Write reply templates",
  /** What each field is called where it has to be filled in. */
  fields: {
    name: "Name",
    "order number": "Order number",
    product: "Product",
    shop: "Shop",
    "support address": "Support address",
  },
  fillIn: "Fill this in: it stands in the template.",
  chooseProduct: "Choose a product",
} as const;

/** What the server says of templates that staff save, and of answers in which a field is still open. */
export const templateMessages = {
  added: "Template added",
  saved: "Template saved",
  removed: "Template deleted",
  undone: "The templates from before are back",
  nothingBefore: "There is nothing to put back.",
  tooMany: `There are ${templateBounds.kept} templates, which is as many as fit. Delete one first.`,
  taken: "Another template has this name.",
  badName: `Write a name of at most ${templateBounds.name} characters, in one line.`,
  badText: `Write a text of at most ${templateBounds.text} characters.`,
  /** Names what stands between braces and is no field. */
  unknown: (found: readonly string[]): string =>
    `There is no field ${listText(found, "or")}. The fields are ${fields}; braces are for them alone.`,
  /** Says that an answer still has fields of a template in it. */
  open: (found: readonly string[]): string =>
    `Fill in ${listText(
      found.map((field) => `{${field}}`),
      "and",
    )} first: the customer would read it like that.`,
} as const;
