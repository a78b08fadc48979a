/** What is known of an error of Postgres, of its driver, of TLS or of the network. */
type Known = { readonly code: string; readonly message: string };

type Cause = { readonly when: (error: Known) => boolean; readonly sentence: string };

const hasCode =
  (...codes: readonly string[]) =>
  ({ code }: Known): boolean =>
    codes.includes(code);
const says =
  (pattern: RegExp) =>
  ({ message }: Known): boolean =>
    pattern.test(message);

const unknownAuthority = [
  "SELF_SIGNED_CERT_IN_CHAIN",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
];

const pooling =
  "it leads to a pooler that gives each transaction another connection (PgBouncer's pool_mode = transaction or statement); the shop needs session pooling or the server's own address";

/** The first that fits; none repeats an address, a user or a password. */
const causes: readonly Cause[] = [
  { when: says(/shares its connections between transactions/), sentence: pooling },
  { when: says(/not allowed in (statement|transaction) pooling mode/), sentence: pooling },
  {
    when: says(/unsupported startup parameter/),
    sentence: "a pooler refuses one of the shop's settings: add it to ignore_startup_parameters of PgBouncer",
  },
  { when: says(/query_wait_timeout/), sentence: "the pooler has no free connection: raise its pool_size" },
  {
    when: hasCode(...unknownAuthority),
    sentence:
      "its certificate is signed by an authority that isn't known here: name that authority's certificate with sslrootcert=/path/to/ca.pem in the address",
  },
  {
    when: hasCode("ERR_TLS_CERT_ALTNAME_INVALID"),
    sentence: "its certificate is for another name: use the name that the certificate holds",
  },
  { when: hasCode("CERT_HAS_EXPIRED"), sentence: "its certificate has expired: renew it" },
  {
    when: hasCode("CERT_NOT_YET_VALID"),
    sentence: "its certificate isn't valid yet: is the clock of this machine right?",
  },
  {
    when: says(/server does not support SSL/i),
    sentence: "it speaks no TLS: turn TLS on there, or use sslmode=disable on a network that is yours alone",
  },
  {
    when: ({ code, message }) => code === "ENOENT" && /open/.test(message),
    sentence: "a file that sslrootcert, sslcert or sslkey names isn't there",
  },
  {
    when: ({ code }) => /^ERR_(OSSL|SSL|TLS)/.test(code),
    sentence: "TLS with it fails: look at sslmode, sslrootcert, sslcert and sslkey, and at the server's log",
  },
  {
    when: ({ code, message }) => code === "28000" && /no encryption|SSL off/i.test(message),
    sentence: "it refuses connections without TLS: add sslmode=verify-full to the address",
  },
  {
    when: ({ code, message }) => (code === "ENOENT" || code === "EACCES") && message.startsWith("connect "),
    sentence:
      "there is no socket that this user may open: is Postgres running, and is the folder in the address right?",
  },
  { when: hasCode("28P01"), sentence: "the password or the user in the address is wrong" },
  {
    when: says(/^SASL: .*password must be/),
    sentence: "it asks for a password, and the address has none",
  },
  {
    when: hasCode("28000"),
    sentence: "it doesn't let this user or this machine in: look at the user in the address and at pg_hba.conf",
  },
  {
    when: ({ code, message }) => code === "3D000" || /^no such database/.test(message),
    sentence: "there is no database of that name: create it, or correct the name at the end of the address",
  },
  {
    when: hasCode("42501"),
    sentence:
      "the user may not make tables there: grant it create on the database, or use the user whose tables are there already",
  },
  { when: hasCode("25006"), sentence: "it is read-only, as a standby is: use the address of the primary" },
  {
    when: hasCode("53300"),
    sentence:
      "all of its connections are taken: raise max_connections, or the limit of the user or database, or run fewer processes",
  },
  { when: hasCode("57P03"), sentence: "it is starting up or shutting down" },
  { when: hasCode("ENOTFOUND", "EAI_AGAIN"), sentence: "the name of its host can't be found (DNS)" },
  { when: hasCode("ECONNREFUSED"), sentence: "nothing listens there: is Postgres running, and is the port right?" },
  {
    when: hasCode("ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"),
    sentence: "nothing answers there: look at the address, the network and the firewall",
  },
  {
    when: says(/timeout/i),
    sentence: "it doesn't answer in time: look at the address, the firewall, and how busy it is",
  },
  {
    when: (error) => hasCode("ECONNRESET", "EPIPE")(error) || says(/Connection (terminated|ended)/)(error),
    sentence: "it closed the connection",
  },
];

const textOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
};

/** An error, those that it wraps, and those that it is made of: a name with several addresses fails for each. */
function* chainOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return;
  yield error;
  if (error instanceof AggregateError) for (const one of error.errors) yield* chainOf(one);
  yield* chainOf(error.cause);
}

/**
 * Says why Postgres can't be used and what to do about it, as the end of a sentence; null for an error of another kind.
 */
export function postgresCause(error: unknown): string | null {
  for (const one of chainOf(error)) {
    const known = { code: textOf(one, "code"), message: one.message };
    const cause = causes.find(({ when }) => when(known));
    if (cause) return cause.sentence;
  }
  return null;
}
