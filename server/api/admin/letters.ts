import type { Context } from "hono";
import { presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { letterMails } from "#content/letters.ts";
import { presaleSlugs } from "#content/presale.ts";
import { serverMessages } from "#content/server-messages.ts";
import { letterMessages } from "#content/staff-messages.ts";
import type { DoneResponse } from "#contract/admin-inbox.ts";
import {
  type LetterDraft,
  type LetterPreviewResponse,
  type LettersResponse,
  letterDraft,
  type SendLetterResponse,
  sendLetterRequest,
  stopLetterRequest,
  testLetterRequest,
} from "#contract/admin-letters.ts";
import type { LetterList } from "#server/letters/letter-tokens.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { countCall } from "#server/middleware/limits.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { stopLetter } from "#server/store/letter-stops.ts";
import { countList, listLetters, type NewLetter, type SentLetter, sendLetter } from "#server/store/letters.ts";
import { putMails } from "#server/store/outbox.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";

const mostLetters = 50;
/** A long list takes longer than a browser waits: after so long the answer says that the mails are still being queued. */
const answerAfterMs = 5_000;

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
  if (!found) throw refusal(400, serverMessages.invalid);
  const { name, slug } = found;
  return {
    list: `ship:${slug}`,
    subject: letterMails.shipDate.subject(name, draft.shipDate),
    text: letterMails.shipDate.text(name, draft.shipDate, draft.note),
  };
}

/** `GET /api/admin/letters`: how many wait on each list, and what was sent. */
export function letters(parts: Parts): (c: Context<StaffEnv>) => Promise<Response> {
  const { config, store, letterPost } = parts;
  return async (c) => {
    const sent = await listLetters(store, mostLetters);
    return c.json({
      success: true,
      mailServer: config.smtp !== null,
      newsletter: await countList(store, letterPost.schema, "newsletter"),
      products: await shipLists(parts),
      letters: sent.map(({ id, at, username, audience, subject, recipients, waiting, ...row }) => ({
        id,
        at,
        username,
        audience,
        subject,
        recipients,
        waiting,
        filling: row.queued_at === null && row.stopped_at === null,
        stopped: row.stopped_at === null ? null : { at: row.stopped_at, after: row.stopped_after ?? 0 },
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

/**
 * `POST /api/admin/letters/test`: one copy, marked as a test, to the address that the member of staff gives. So many an
 * account, and only where a mail server is set: a test that waits tests nothing.
 */
export function testLetter(parts: Parts): (c: Context<StaffEnv>) => Promise<Response> {
  const { config, limiter, store, letterPost } = parts;
  return async (c) => {
    const { username } = c.get("staff");
    const { email, letter } = await jsonBody(c, testLetterRequest);
    const { list, subject, text } = await written(letter, parts);
    if (config.smtp === null) throw refusal(409, letterMessages.noMailServer);
    await countCall(limiter, "letterTest", { address: clientAddress(c, config.trustProxy), account: username });
    await putMails(store.shop, [letterPost.mails.test({ list, subject, text }, email)], letterPost.mailDomain);
    await noteStaffAction(store.shop, username, "letter tested", `${list}: ${subject}`);
    parts.wakeOutbox();
    return c.json({ success: true, message: letterMessages.tested(email) } satisfies DoneResponse);
  };
}

/** `POST /api/admin/letters/stop`: removes what of a letter nobody took yet, and notes who stopped it. */
export function stopSending({ store }: Parts): (c: Context<StaffEnv>) => Promise<Response> {
  return async (c) => {
    const { id } = await jsonBody(c, stopLetterRequest);
    const stopped = await stopLetter(store, id);
    if (!stopped) throw refusal(404, serverMessages.notFound);
    const { after, audience, recipients, subject } = stopped;
    if (after === null) return c.json({ success: true, message: letterMessages.nothingToStop } satisfies DoneResponse);
    const detail = `${audience}: ${subject} (${after} of ${recipients})`;
    await noteStaffAction(store.shop, c.get("staff").username, "letter stopped", detail);
    return c.json({ success: true, message: letterMessages.stopped(after, recipients) } satisfies DoneResponse);
  };
}

/** What is true of a letter's mails once they are queued. */
function outcomeOf({ recipients, stopped }: SentLetter, mailServer: boolean): string {
  const { going, stoppedMeanwhile, waiting } = letterMessages;
  if (stopped) return stoppedMeanwhile;
  return mailServer ? going(recipients) : waiting(recipients);
}

/**
 * `POST /api/admin/letters`: puts one mail a person into the outbox, once an announcement, and notes who sent it. What takes
 * long goes on behind the answer; if it fails there, it is tried again later (server/shop.ts).
 */
export function postLetter(parts: Parts): (c: Context<StaffEnv>) => Promise<Response> {
  const { config, log, store, letterPost } = parts;
  const mailServer = config.smtp !== null;

  async function send(letter: NewLetter): Promise<SentLetter> {
    const sent = await sendLetter(store, letterPost, letter);
    const { list, subject, username } = letter;
    if (sent.first) await noteStaffAction(store.shop, username, "letter", `${list}: ${subject} (${sent.recipients})`);
    parts.wakeOutbox();
    return sent;
  }

  return async (c) => {
    const { announcement, letter } = await jsonBody(c, sendLetterRequest);
    const { list, subject, text } = await written(letter, parts);
    const { username } = c.get("staff");
    const sending = send({ announcement, username, list, subject, text });
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), answerAfterMs);
    const sent = await Promise.race([sending, late]).finally(() => clearTimeout(timer));
    if (sent) {
      const { recipients } = sent;
      const message = outcomeOf(sent, mailServer);
      return c.json({ success: true, message, recipients } satisfies SendLetterResponse);
    }
    sending.catch((error: unknown) => log.warn({ err: error }, "a letter has to wait"));
    const recipients = await countList(store, letterPost.schema, list);
    const message = letterMessages.filling(recipients, mailServer);
    return c.json({ success: true, message, recipients } satisfies SendLetterResponse);
  };
}
