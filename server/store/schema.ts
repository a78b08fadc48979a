import type { Generated } from "kysely";

/** The two engines. The same queries and the same tests run on both. */
export type Engine = "sqlite" | "postgres";

/** The two schemas that hold subscribers (rulings, Login and staff): `public` is written in development. */
export type SubscriberSchema = "public" | "production";

/** Times are ISO 8601 in UTC on both engines (`timestamptz` on Postgres, text on SQLite). */
type Time = string;

/** Lives in the schemas `public` and `production`. */
export type SubscriberTables = {
  subscribers: {
    id: Generated<number>;
    /** As typed, trimmed. */
    email: string;
    /** Lower-cased: one row for each. */
    email_key: string;
    subscribed_at: Time;
    source: string;
  };
  /** What somebody agreed to, when, where and in which words (content/consent.ts), and when they took it back. */
  consents: {
    id: Generated<number>;
    email: string;
    email_key: string;
    at: Time;
    event: ConsentEvent;
    source: string;
    /** Id of the sentence that stood by the form. */
    wording: string;
    /** Keeps what may happen once from happening twice; null where repeating is right. */
    once_key: string | null;
  };
};

/** Subscribed; asked to confirm by mail; confirmed by the link of that mail; unsubscribed. */
export type ConsentEvent = "given" | "asked" | "confirmed" | "withdrawn";

/** Why a mail is sent. */
export type MailKind = "contact" | "confirm" | "newsletter" | "ship-date" | "receipt" | "test";

/** Everything else: the schema `shop` on Postgres, the main file on SQLite. */
export type ShopTables = {
  /** Single values the shop keeps for itself, such as the hash of the generated staff password. */
  settings: { key: string; value: string };
  products: { id: string; position: number; json: string };
  /** What each variant has cost, and since when: a row for each change, kept for good (docs/law.md). */
  price_history: { id: Generated<number>; variant_id: string; price: string; at: Time };
  messages: {
    id: Generated<number>;
    name: string;
    email: string;
    topic: string;
    message: string;
    created_at: Time;
    /** The same message sent twice on one day is one message: a try after a lost answer doubles nothing. */
    once_key: string;
    /** What staff made of it: `new`, `answered` or `archived`. */
    state: Generated<string>;
    state_at: Time | null;
  };
  outbox: {
    id: Generated<number>;
    kind: MailKind;
    /** 0 goes before 1: a letter to thousands doesn't hold up an answer to one. */
    urgency: number;
    /** The contact message behind it, or the letter. */
    message_id: number | null;
    letter_id: number | null;
    /** Null: support, whoever that is when the mail leaves. */
    recipient: string | null;
    reply_name: string | null;
    reply_address: string | null;
    subject: string;
    text: string;
    /** Further headers as a JSON object. */
    headers: string;
    created_at: Time;
    /** What a mail is about, where there may be only one of it; null where each call means another mail. */
    once_key: string | null;
    /** The Message-ID header: the same in each try, so that a mail server can tell a repetition. */
    mail_id: string;
    attempts: number;
    next_at: Time;
    /** Until then the mail belongs to the process that took it. */
    claimed_until: Time | null;
    sent_at: Time | null;
    last_error: string | null;
  };
  /** Who wants to hear of a product's ship date: apart from the newsletter. */
  ship_list: {
    id: Generated<number>;
    product_id: string;
    email: string;
    email_key: string;
    at: Time;
    source: string;
    wording: string;
  };
  /** Withdrawals from a purchase (docs/law.md); `receipt` is the code that the receipt's page is found by. */
  withdrawals: {
    id: Generated<number>;
    receipt: string;
    name: string;
    email: string;
    email_key: string;
    order_number: string;
    items: string;
    message: string;
    at: Time;
    /** The same declaration sent again is the same declaration: the first day counts. */
    once_key: string;
    /** What staff made of it: `open` or `answered`. */
    state: Generated<string>;
    state_at: Time | null;
    /** `queued`, or `withheld` where too many receipts were asked for (server/middleware/mail-limits.ts). */
    receipt_mail: Generated<string>;
  };
  /** What staff sent to a list. `queued_at` stays null until each person's mail is in the outbox. */
  letters: {
    id: Generated<number>;
    /** Made by the screen that previewed it: confirming twice sends once. */
    announcement: string;
    at: Time;
    username: string;
    audience: string;
    subject: string;
    text: string;
    queued_at: Time | null;
    recipients: number;
    /** When staff stopped it, and how many of its mails had left or were just leaving; null for one that wasn't stopped. */
    stopped_at: Time | null;
    stopped_after: number | null;
  };
  users: {
    id: Generated<number>;
    username: string;
    username_key: string;
    name: string;
    password_hash: string;
    created_at: Time;
  };
  /** `id` is the SHA-256 of what the cookie holds: a stolen table opens no session. */
  sessions: { id: string; user_id: number; created_at: Time; expires_at: Time };
  staff_actions: { id: Generated<number>; at: Time; username: string; action: string; detail: string };
  /** One export each, within a minute; `id` is the SHA-256 of what the address holds. */
  export_tickets: { id: string; username: string; epoch: string; expires_at: Time };
  /** `paid` is 1 once the cart is paid. */
  demo_carts: { id: string; json: string; paid: Generated<number>; updated_at: Time };
  demo_payments: { id: string; json: string; created_at: Time };
  /** Payments looked up at the order confirmation; `key` is a hash of the payment's id, `label` its last characters. */
  seen_orders: {
    key: string;
    label: string;
    /** `demo` or `live`. */
    kind: string;
    status: string;
    cents: number;
    quantity: number;
    seen_at: Time;
  };
  /** What visitors looked for and didn't find, without who they were; `key` is a hash of kind and text. */
  gap_notes: { key: string; kind: string; text: string; count: number; first_at: Time; last_at: Time };
  /** Addresses that led nowhere; never with their query. */
  missing_paths: { path: string; count: number; first_at: Time; last_at: Time };
  redirects: {
    source: string;
    target: string;
    status: number;
    hits: number;
    created_at: Time;
    last_hit_at: Time | null;
  };
  /** Visits of a short link (/go/{code}) on a day (UTC); `id` is both, so that a page of rows has one key. */
  go_counts: { id: string; day: string; code: string; count: number };
  /** `max_tries` is the limit that `count` runs up to. */
  limits: { key: string; count: number; max_tries: number; resets_at: number };
};
