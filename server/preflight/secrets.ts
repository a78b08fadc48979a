import type { Config } from "#server/config/config.ts";
import { readPostgresAddress } from "#server/config/postgres-address.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { blocking, warning } = findingsOf("site");

const minCharacters = { secret: 32, password: 12 };
const minDistinctCharacters = { secret: 12, password: 6 };
/** Words of examples and of common password lists. */
const tried = /change-?me|example|placeholder|password|passw0rd|letmein|qwerty|secret|incard|tagigo|admin|12345|abcde/i;

/** Whether a secret can be guessed: too short, few different characters, or made of a common word. */
export function isGuessable(text: string, kind: "secret" | "password"): boolean {
  const different = new Set(text).size;
  return text.length < minCharacters[kind] || different < minDistinctCharacters[kind] || tried.test(text);
}

/** Whether the database lets in whoever guesses: not where a socket alone leads to it, and the system knows who comes. */
function hasGuessablePassword(databaseUrl: string): boolean {
  const { hostname, password } = readPostgresAddress(databaseUrl) ?? { hostname: null, password: "" };
  const isKnownBySystem = hostname === null && password === "";
  return !isKnownBySystem && isGuessable(password, "password");
}

function* guessableSecrets({
  admin,
  databaseUrl,
  metricsToken,
  previousTokenSecrets,
  tokenSecret,
}: Config): Iterable<Finding> {
  if (tokenSecret !== null && isGuessable(tokenSecret, "secret")) {
    yield blocking(
      "weak-token-secret",
      "TOKEN_SECRET can be guessed: it repeats characters or holds a word from an example.",
      "Whoever guesses it can sign a staff login and read every address of a customer.",
      "Set a new one: openssl rand -base64 48. Everybody logs in again once.",
    );
  }
  if (previousTokenSecrets.some((previous) => isGuessable(previous, "secret"))) {
    yield warning(
      "weak-previous-secret",
      "TOKEN_SECRET_PREVIOUS holds a secret that can be guessed.",
      "Whoever guesses it can take people off the lists.",
      "Leave it out: links in mails that it signed stop working.",
    );
  }
  if (admin.password !== null && (isGuessable(admin.password, "password") || admin.password === admin.username)) {
    yield blocking(
      "weak-admin-password",
      "ADMIN_PASSWORD can be guessed: it is short, repeats itself or holds a word that is tried first.",
      "The staff screens show subscribers and messages; this password is all that stands before it.",
      "Set one of at least 12 characters from a password manager, or leave it out and keep the one that is printed at the first start.",
    );
  }
  if (databaseUrl !== null && hasGuessablePassword(databaseUrl)) {
    yield warning(
      "weak-database-password",
      "The password in DATABASE_URL is missing or can be guessed.",
      "Whoever reaches the database port reads and changes everything.",
      "Give the database user a long password, unless the database accepts only this machine and knows it by other means.",
    );
  }
  if (metricsToken !== null && isGuessable(metricsToken, "secret")) {
    yield warning(
      "weak-metrics-token",
      "METRICS_TOKEN can be guessed.",
      "The figures tell how much the shop sells and when it struggles.",
      "Set a new one: openssl rand -base64 32.",
    );
  }
}

/** Secrets that an example left behind or that can be guessed. No value is ever repeated in a sentence. */
export const checkSecrets = (config: Config): readonly Finding[] => [...guessableSecrets(config)];
