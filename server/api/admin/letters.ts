import type { Context } from "hono";
import { presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { letterMails } from "#content/letters.ts";
import { messages } from "#content/messages.ts";
import { presaleSlugs } from "#content/presale.ts";
import {
  type LetterDraft,
  type LetterPreviewResponse,
  type LettersResponse,
  letterDraft,
  type SendLetterResponse,
  sendLetterRequest,
} from "#contract/admin-letters.ts";
import type { LetterList } from "#server/letters/letter-tokens.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { countList, listLetters, sendLetter } from "#server/store/letters.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";

const mostLetters = 50;

type Written = { readonly list: LetterList; readonly subject: string; readonly text: string };

/** The lists of those who wait for a product: what is on presale, and what was while somebody still waits to hear of it. */
async function shipLists({ store, letterPost }: Parts): Promise<LettersResponse["products"]> {
  const lists = [];
  for (const slug of productSlugs) {
    const { name, availability } = presentation[slug];
    const waiting = await countList(store, letterPost.schema, `ship:${slug}`);
    if (waiting > 0 || presaleSlugs.includes(slug)) {
      lists.push({ slug, name, shipDate: availability.shipDate ?? "", waiting });
    }
  }
  return lists;
}

/** The letter behind a draft. @throws a refusal with 400 for a product that nobody can wait for */
async function written(draft: LetterDraft, parts: Parts): Promise<Written> {
  if (draft.kind === "newsletter") return { list: "newsletter", subject: draft.subject, text: draft.text };
  const found = (await shipLists(parts)).find(({ slug }) => slug === draft.product);
  if (!found) throw refusal(400, messages.server.invalid);
  const { name, slug } = found;
  return {
    list: `ship:${slug}`,
    subject: letterMails.shipDate.subject(name, draft.shipDate),
    text: letterMails.shipDate.text(name, draft.shipDate, draft.note),
  };
}

/** `GET /api/admin/letters`: how many wait on each list, and what was sent. */
export function letters(parts: Parts): (c: Context<StaffEnv>) => Promise<Response> {
  const { store, letterPost } = parts;
  return async (c) => {
    const sent = await listLetters(store, mostLetters);
    return c.json({
      success: true,
      newsletter: await countList(store, letterPost.schema, "newsletter"),
      products: await shipLists(parts),
      letters: sent.map(({ id, at, username, audience, subject, recipients, waiting }) => ({
        id,
        at,
        username,
        audience,
        subject,
        recipients,
        waiting,
      })),
    } satisfies LettersResponse);
  };
}

/** `POST /api/admin/letters/preview`: the letter as one of its readers gets it. Nothing is sent. */
export function previewLetter(parts: Parts): (c: Context<StaffEnv>) => Promise<Response> {
  const { store, letterPost } = parts;
  return async (c) => {
    const { list, subject, text } = await written(await jsonBody(c, letterDraft), parts);
    const copy = letterPost.mails.copy({ id: 0, list, subject, text }, "reader@example.com");
    return c.json({
      success: true,
      subject,
      // A link that works would be worth nothing here: nobody is on a list by that address.
      text: copy.text.replace(/token=\S+/, "token=..."),
      recipients: await countList(store, letterPost.schema, list),
    } satisfies LetterPreviewResponse);
  };
}

/** `POST /api/admin/letters`: puts one mail a person into the outbox, once an announcement, and notes who sent it. */
export function postLetter(parts: Parts): (c: Context<StaffEnv>) => Promise<Response> {
  const { store, letterPost } = parts;
  return async (c) => {
    const { announcement, letter } = await jsonBody(c, sendLetterRequest);
    const { list, subject, text } = await written(letter, parts);
    const { username } = c.get("staff");
    const { recipients, first } = await sendLetter(store, letterPost, { announcement, username, list, subject, text });
    if (first) await noteStaffAction(store.shop, username, "letter", `${list}: ${subject} (${recipients})`);
    parts.wakeOutbox();
    return c.json({
      success: true,
      message: messages.letters.queued(recipients),
      recipients,
    } satisfies SendLetterResponse);
  };
}
