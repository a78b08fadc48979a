import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSecureContext, type SecureContext, TLSSocket } from "node:tls";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { emptyDatabase } from "#tests/databases.ts";
import { freePort } from "#tests/postgres-server.ts";
import { cannotOpen } from "./data-folder.ts";
import { connectDatabase } from "./database.ts";
import { postgresCause } from "./postgres-causes.ts";

const withCode = (code: string, message = "x"): Error => Object.assign(new Error(message), { code });

/** What a start on an address says. */
async function sentenceOf(databaseUrl: string): Promise<string> {
  const opening = connectDatabase({ dataDir: "", databaseUrl });
  const error: unknown = await opening.then(
    async (database) => {
      await database.close();
      return null;
    },
    (failure: unknown) => failure,
  );
  return error === null ? "opened" : cannotOpen(databaseUrl, error).message;
}

/** A server on a port of its own. */
async function listen(onConnection: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(onConnection);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => void server.close());
  const place = server.address();
  return typeof place === "object" && place ? place.port : 0;
}

/** A server with a certificate of an authority of its own, which accepts TLS as Postgres does and then hangs up. */
async function listenWithOwnAuthority(): Promise<{ port: number; authority: string }> {
  const folder = mkdtempSync(join(tmpdir(), "authority-"));
  const [key, authority] = [join(folder, "key.pem"), join(folder, "ca.pem")];
  const flags = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const extension = ["-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", ...flags, ...extension, "-keyout", key, "-out", authority], {
    stdio: "ignore",
  });
  const context: SecureContext = createSecureContext({ key: readFileSync(key), cert: readFileSync(authority) });
  const port = await listen((socket) => {
    socket.on("error", () => {});
    // The client's request for TLS is 8 bytes; S accepts it.
    socket.once("data", () => {
      socket.write("S");
      const secure = new TLSSocket(socket, { isServer: true, secureContext: context });
      secure.on("error", () => {});
      secure.once("data", () => secure.destroy());
    });
  });
  return { port, authority };
}

describe("a start says why Postgres can't be used, and what to do", () => {
  test("a closed port", async () => {
    const closed = await freePort();
    expect(await sentenceOf(`postgres://shop@127.0.0.1:${closed}/shop`)).toBe(
      "DATABASE_URL: the database can't be opened (nothing listens there: is Postgres running, and is the port right?).",
    );
  });

  test("a database that isn't there", async () => {
    const sentence = await sentenceOf(`postgres://shop@127.0.0.1:${inject("postgresPort")}/unknown`);
    expect(sentence).toContain("(there is no database of that name: create it, or correct the name");
  });

  test("a user that isn't there", async () => {
    const sentence = await sentenceOf(`postgres://nobody@127.0.0.1:${inject("postgresPort")}/postgres`);
    expect(sentence).toContain("(it doesn't let this user or this machine in: look at the user in the address");
  });

  test("a host that isn't known", async () => {
    expect(await sentenceOf("postgres://shop@no-such-host.invalid/shop")).toContain("can't be found (DNS)");
  });

  test("no TLS, and the file of an authority that isn't there", async () => {
    const address = `postgres://shop@127.0.0.1:${inject("postgresPort")}/postgres`;
    expect(await sentenceOf(`${address}?sslmode=verify-full`)).toContain("(it speaks no TLS: turn TLS on there");
    const file = "a file that sslrootcert, sslcert or sslkey names isn't there";
    expect(await sentenceOf(`${address}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`)).toContain(file);
  });

  test("an authority of one's own, which sslrootcert names; a certificate for another name", async () => {
    const { port, authority } = await listenWithOwnAuthority();
    const address = `postgres://shop@localhost:${port}/shop?sslmode=verify-full`;
    expect(await sentenceOf(address)).toContain("name that authority's certificate with sslrootcert=/path/to/ca.pem");
    expect(await sentenceOf(`${address}&sslrootcert=${authority}`)).toContain("(it closed the connection)");
    const byNumber = address.replace("localhost", "127.0.0.1");
    expect(await sentenceOf(`${byNumber}&sslrootcert=${authority}`)).toContain("its certificate is for another name");
  });

  test("a user who may not make tables", async () => {
    const place = await emptyDatabase("postgres");
    onTestFinished(() => place.drop());
    const client = new pg.Client(place.databaseUrl ?? "");
    await client.connect();
    const name = `reader_${Date.now()}`;
    await client.query(`create role ${name} login`);
    expect(await sentenceOf((place.databaseUrl ?? "").replace("shop@", `${name}@`))).toContain("may not make tables");
    await client.query(`drop role ${name}`);
    await client.end();
  });
});

test.each<[string, unknown, string]>([
  ["a wrong password", withCode("28P01"), "the password or the user"],
  [
    "a wrapped one",
    new Error("the database can't be reached", { cause: withCode("28P01") }),
    "the password or the user",
  ],
  ["one of several addresses", new AggregateError([withCode("ECONNREFUSED")]), "nothing listens there"],
  [
    "no TLS where it is wanted",
    withCode("28000", 'no pg_hba.conf entry for host "1.2.3.4", no encryption'),
    "sslmode=verify-full",
  ],
  [
    "no password",
    new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
    "asks for a password",
  ],
  ["no socket", withCode("ENOENT", "connect ENOENT /run/postgresql/.s.PGSQL.5432"), "there is no socket"],
  ["a standby", withCode("25006"), "read-only"],
  ["too many connections", withCode("53300"), "connections are taken"],
  ["a pooler with bounds", withCode("08P01", "query_wait_timeout"), "pool_size"],
  ["a pooler's own refusal", withCode("08P01", "unsupported startup parameter: options"), "ignore_startup_parameters"],
  ["an expired certificate", withCode("CERT_HAS_EXPIRED"), "has expired"],
  ["silence", new Error("timeout expired"), "doesn't answer in time"],
])("%s", (_, error, part) => {
  expect(postgresCause(error)).toContain(part);
});

test("a mistake of ours isn't explained by Postgres", () => {
  for (const error of [new TypeError("x is not a function"), withCode("42601"), "timeout", null]) {
    expect(postgresCause(error)).toBeNull();
  }
});
