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
};

/** Everything else: the schema `shop` on Postgres, the main file on SQLite. */
export type ShopTables = {
  /** Single values the shop keeps for itself, such as the hash of the generated staff password. */
  settings: { key: string; value: string };
  products: { id: string; position: number; json: string };
  messages: {
    id: Generated<number>;
    name: string;
    email: string;
    topic: string;
    message: string;
    created_at: Time;
    /** The same message sent twice on one day is one message: a try after a lost answer doubles nothing. */
    once_key: string;
  };
  outbox: {
    id: Generated<number>;
    message_id: number;
    /** The Message-ID header: the same in each try, so that a mail server can tell a repetition. */
    mail_id: string;
    attempts: number;
    next_at: Time;
    /** Until then the mail belongs to the process that took it. */
    claimed_until: Time | null;
    sent_at: Time | null;
    last_error: string | null;
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
  demo_carts: { id: string; json: string; updated_at: Time };
  demo_payments: { id: string; json: string; created_at: Time };
  limits: { key: string; count: number; resets_at: number };
};
