import type { Catalogue } from "./catalogue.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { LostPaths } from "./lost-paths.ts";
import type { ReadLimits } from "./middleware/concurrency-limit.ts";
import type { Limiter } from "./middleware/limits.ts";
import type { Payments } from "./payments/payments.ts";
import type { KeyRing } from "./secrets.ts";
import type { StaffLogin } from "./staff-login.ts";
import type { LetterPost } from "./store/letters.ts";
import type { Store } from "./store/store.ts";
import type { NewSubscriber } from "./store/subscribers.ts";

/** Everything that answering a request needs, made once at the start; a test passes its own. */
export type Parts = {
  readonly config: Config;
  readonly log: Log;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly limiter: Limiter;
  /** How many staff calls read whole tables at a time. */
  readonly readLimits: ReadLimits;
  readonly lostPaths: LostPaths;
  readonly payments: Payments;
  readonly staffLogin: StaffLogin;
  readonly keys: {
    readonly session: Uint8Array;
    readonly adminToken: Uint8Array;
    /** Links in mails, and the page of a withdrawal's receipt: they outlive a change of the secret. */
    readonly letters: KeyRing;
    readonly withdrawal: KeyRing;
    /** Signs the cookie of a browser that has logged in before. */
    readonly knownDevice: Uint8Array;
  };
  /** Keeps a subscriber in the schema of this instance; resolves once it is on disk. */
  readonly subscribe: (one: NewSubscriber) => Promise<void>;
  /** How letters to a list become mails on this instance. */
  readonly letterPost: LetterPost;
  /** Tells the outbox that a mail was put into it. */
  readonly wakeOutbox: () => void;
};
