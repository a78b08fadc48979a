import type { Catalogue } from "./catalogue.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { LostPaths } from "./lost-paths.ts";
import type { Limiter } from "./middleware/limits.ts";
import type { Payments } from "./payments/payments.ts";
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
  readonly lostPaths: LostPaths;
  readonly payments: Payments;
  readonly staffLogin: StaffLogin;
  readonly keys: {
    readonly session: Uint8Array;
    readonly adminToken: Uint8Array;
    readonly letters: Uint8Array;
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
