import { randomUUID } from "node:crypto";
import { templateMessages as messages } from "#content/admin-templates.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { site } from "#content/site.ts";
import {
  type ReplyTemplate,
  removeTemplateRequest,
  replyTemplates,
  replyTemplatesResponse,
  saveTemplateRequest,
  templateBounds,
  undoTemplatesRequest,
  unknownFieldsIn,
} from "#contract/reply-templates.ts";
import { InvalidInputError } from "#server/middleware/field-problems.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { emailsOf } from "#server/texts/shop-settings.ts";
import { savedList } from "./saved-list.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";

const list = savedList<ReplyTemplate>({
  key: "reply templates",
  items: replyTemplates,
  action: "reply templates changed",
  nothingBefore: messages.nothingBefore,
  staffOnly: true,
});

/** `GET /api/admin/reply-templates`: every template, and what fills those fields that are alike in all answers. */
export const replyTemplatesCall = queryCall(noQuery, replyTemplatesResponse, async ({ context, db }) => {
  const { items, ...saved } = await list.read(db);
  return {
    ...saved,
    templates: [...items],
    shop: site.name,
    supportAddress: emailsOf(context.config, context.texts.current()).support,
    products: productSlugs.map((slug) => presentation[slug].name),
  };
});

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * `POST /api/admin/reply-templates/save`: writes a template. A new one comes last.
 * @throws InvalidInputError for a field that there isn't and for a name that another template has
 * @throws HTTPException 400 for a full list, 404 for an unknown id, 409 when somebody saved the list since
 */
export const saveTemplateCall = actionCall(saveTemplateRequest, async (call) => {
  const { id, name, text } = call.input;
  const unknown = unknownFieldsIn(text);
  if (unknown.length > 0) throw new InvalidInputError({ text: messages.unknown(unknown) });
  await list.change(call, (all) => {
    const known = id === null ? null : orNotFound(all.find((one) => one.id === id));
    if (all.some((one) => one !== known && sameName(one.name, name))) {
      throw new InvalidInputError({ name: messages.taken });
    }
    if (known) return { all: all.with(all.indexOf(known), { id: known.id, name, text }), what: `changed “${name}”` };
    if (all.length >= templateBounds.kept) throw httpError(400, messages.tooMany);
    return { all: [...all, { id: randomUUID(), name, text }], what: `added “${name}”` };
  });
  return id === null ? messages.added : messages.saved;
});

/**
 * `POST /api/admin/reply-templates/remove`: deletes a template.
 * @throws HTTPException 404 where there is none, 409 when somebody saved the list since
 */
export const removeTemplateCall = actionCall(removeTemplateRequest, async (call) => {
  await list.change(call, (all) => {
    const gone = orNotFound(all.find(({ id }) => id === call.input.id));
    return { all: all.filter((one) => one !== gone), what: `deleted “${gone.name}”` };
  });
  return messages.removed;
});

/**
 * `POST /api/admin/reply-templates/undo`: puts the templates back as they were before the last change; once more, and
 * that change is back.
 * @throws HTTPException 409 where nothing was saved, or somebody else saved since
 */
export const undoTemplatesCall = actionCall(undoTemplatesRequest, async (call) => {
  await list.undo(call);
  return messages.undone;
});
