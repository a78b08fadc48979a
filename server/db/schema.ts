import type { Generated } from "kysely";

export type Engine = "sqlite" | "postgres";

/** docs/behavior/staff-dashboards.md#schemas: `public` is written in development. */
export type SubscriberSchema = "public" | "production";

/** Times are ISO 8601 in UTC on both engines (`timestamptz` on Postgres, text on SQLite). */
type Time = string;

export type SubscriberTables = {
  subscribers: {
    id: Generated<number>;
    /** As typed, trimmed. */
    email: string;
    /** Lower-cased and unique. */
    email_key: string;
    subscribed_at: Time;
    source: string;
  };
  /** Who agreed to which text (content/consent.ts), when and on which page, and when it was withdrawn. */
  consents: {
    id: Generated<number>;
    email: string;
    email_key: string;
    at: Time;
    event: ConsentEvent;
    source: string;
    consent_text_id: string;
    /** Unique where an event may happen only once; null where it may repeat. */
    dedupe_key: string | null;
  };
};

/** given: subscribed; asked: confirmation mail sent; confirmed: its link was used; withdrawn: unsubscribed. */
export type ConsentEvent = "given" | "asked" | "confirmed" | "withdrawn";

export type MailKind = "contact" | "answer" | "confirm" | "newsletter" | "ship-date" | "receipt" | "test";

/** scheduled: to come; failed: it didn't fit when it was due. */
export type CatalogChangeState = "scheduled" | "applied" | "cancelled" | "failed" | "undone";

/** Everything else: the schema `shop` on Postgres, the main file on SQLite. */
export type ShopTables = {
  app_state: { key: string; value: string };
  products: { id: string; position: number; json: string };
  /** Texts that staff edit (contract/site-texts.ts) as JSON, by key; `version` counts how often one was saved. */
  site_texts: { key: string; json: string; version: number; updated_at: Time; username: string };
  /** `draft` and `published` are JSON; `slug` is set with the first publication and never changes. */
  articles: {
    id: Generated<number>;
    slug: string | null;
    draft: string;
    published: string | null;
    published_at: Time | null;
    changed_at: Time | null;
    version: number;
    updated_at: Time;
    username: string;
  };
  /** Pictures that staff uploaded; `id` is made of a hash of their files and the size of the largest (contract/pictures.ts). */
  pictures: { id: string; alt: string; bytes: number; created_at: Time; username: string };
  /** Their files by address; `data` is base64, the same on both engines and in a backup. */
  picture_files: { path: string; picture_id: string; data: string };
  /** The price history of variants: a row per change, never deleted (docs/law.md). */
  price_history: { id: Generated<number>; variant_id: string; price: string; at: Time };
  /** One value a field, laid over the rows of `products`. */
  catalog_edits: { key: string; product_id: string; variant_id: string | null; field: string; value: string };
  catalog_changes: {
    id: Generated<number>;
    product_id: string;
    edits: string;
    username: string;
    at: Time;
    /** When it is due; null for one that was made at once. */
    applies_at: Time | null;
    applied_at: Time | null;
    state: CatalogChangeState;
    /** When and by whom it was cancelled or undone, or when it turned out not to fit. */
    ended_at: Time | null;
    ended_by: string | null;
    /** Why it couldn't be made when it was due. */
    reason: string | null;
    /** The change that this one undoes; a scheduled one that undoes another is the end of a sale. */
    undoes: number | null;
  };
  /** `id` is the SHA-256 of what the address holds. */
  catalog_previews: { id: string; username: string; epoch: string; json: string; expires_at: Time };
  contact_messages: {
    id: Generated<number>;
    name: string;
    email: string;
    topic: string;
    message: string;
    created_at: Time;
    /** Makes the same message sent twice on one day one row, so that a retry changes nothing. */
    dedupe_key: string;
    /** State given by staff: `new`, `answered` or `archived`. */
    state: Generated<string>;
    state_at: Time | null;
  };
  /** What staff wrote to a contact message: an `answer`, whose mail has the dedupe key `answer KEY`, or a `note`. */
  message_entries: {
    id: Generated<number>;
    message_id: number;
    kind: string;
    text: string;
    username: string;
    at: Time;
    /** Makes the same text of one day one row, so that a retry sends nothing twice. */
    dedupe_key: string;
  };
  outbox: {
    id: Generated<number>;
    kind: MailKind;
    /** 0 goes before 1, so that a campaign to thousands doesn't delay a mail to one person. */
    priority: number;
    contact_message_id: number | null;
    campaign_id: number | null;
    /** Null for support; resolved when the mail is sent. */
    recipient: string | null;
    reply_to_name: string | null;
    reply_to_email: string | null;
    subject: string;
    text: string;
    /** Null for a plain mail. */
    html: string | null;
    headers: string;
    created_at: Time;
    /** Unique where there may be only one such mail; null otherwise. */
    dedupe_key: string | null;
    /** The Message-ID header: the same in each attempt, so that a mail server can detect duplicates. */
    message_id_header: string;
    attempts: number;
    next_attempt_at: Time;
    /** End of the lease of the process that is sending it. */
    claimed_until: Time | null;
    sent_at: Time | null;
    last_error: string | null;
  };
  ship_date_alerts: {
    id: Generated<number>;
    product_id: string;
    email: string;
    email_key: string;
    at: Time;
    source: string;
    consent_text_id: string;
  };
  /** Withdrawals from a purchase (docs/law.md); `receipt` is the code in the URL of the receipt's page. */
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
    /** Makes the same declaration sent again one row: the first day counts. */
    dedupe_key: string;
    /** State given by staff: `open` or `answered`. */
    state: Generated<string>;
    state_at: Time | null;
    /** `queued`, or `withheld` where too many receipts were asked for (server/middleware/mail-limits.ts). */
    receipt_mail: Generated<string>;
  };
  /** Campaigns that staff sent to a mailing list. `queued_at` is null until all mails are in the outbox. */
  campaigns: {
    id: Generated<number>;
    /** Generated by the preview, so that confirming twice sends once. */
    idempotency_key: string;
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
  /** `tokens_since` changes when the account logs out everywhere. */
  staff_accounts: {
    id: Generated<number>;
    username: string;
    username_key: string;
    /** `admin` or `editor` (contract/staff-role.ts). */
    role: string;
    password_hash: string;
    created_at: Time;
    tokens_since: Generated<string>;
  };
  /** `id` is the SHA-256 of what the cookie holds: a leaked table can't be used to log in. */
  sessions: { id: string; user_id: number; created_at: Time; expires_at: Time };
  audit_log: { id: Generated<number>; at: Time; username: string; action: string; detail: string };
  /** `id` is the SHA-256 of what the address holds, `json` what to export. */
  export_tickets: { id: string; username: string; epoch: string; json: string; expires_at: Time };
  /** `paid` is 1 once the cart is paid. */
  demo_carts: { id: string; json: string; paid: Generated<number>; updated_at: Time };
  demo_payments: { id: string; json: string; created_at: Time };
  /** Payments and checkouts; `key` is a hash of the payment's id, `label` its last characters. */
  recorded_orders: {
    key: string;
    label: string;
    /** `demo` or `live`. */
    kind: string;
    /** The payment service's, or `open` for a checkout that isn't paid. */
    status: string;
    cents: number;
    quantity: number;
    /** When it got its status. */
    seen_at: Time;
    items: Generated<string>;
    /** What was bought by SKU: `incard-finder-variant:2,carbon-finder-presale:1`. */
    skus: Generated<string>;
  };
  /** `key` is a hash of the text in lower case. */
  unanswered_searches: { key: string; text: string; count: number; last_at: Time };
  /** By manual section (`product/anchor`). */
  manual_votes: { section: string; yes: number; no: number };
  /** Paths that gave 404, without their query. */
  not_found_paths: { path: string; count: number; last_at: Time };
  redirects: {
    source: string;
    target: string;
    status: number;
    hits: number;
    created_at: Time;
    last_hit_at: Time | null;
  };
  /** `id` is day and code combined, as a single key. */
  short_link_visits: { id: string; day: string; code: string; count: number };
  /** `max_tries` is the limit that `count` runs up to. */
  rate_limits: { key: string; count: number; max_tries: number; resets_at: number };
};
