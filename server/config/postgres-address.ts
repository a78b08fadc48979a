/** What an address of Postgres says, as the driver reads it. */
export type PostgresAddress = {
  /** The server's name or number with its port, or the folder of its socket; empty where the address names none. */
  readonly server: string;
  /** The server's name or number without the port; null for a socket. */
  readonly hostname: string | null;
  readonly database: string;
  readonly password: string;
  readonly hasSslMode: boolean;
};

/** Stands for the server where an address with a user has none, as in `postgres://shop@/shop?host=/run/postgresql`. */
const noServer = "socket.invalid";

/** Reads percent codes; gives back a text whose codes can't be read. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an address of Postgres. A socket's folder is named by `?host=/folder`, after `postgres://user@/database` too, or in
 * percent codes in the place of the server.
 * @returns null for an address that can't be read
 */
export function readPostgresAddress(address: string): PostgresAddress | null {
  const url = URL.parse(address) ?? URL.parse(address.replace("@/", `@${noServer}/`));
  if (url === null) return null;
  const { searchParams } = url;
  const named = url.hostname === noServer ? "" : decoded(url.hostname);
  const host = searchParams.get("host") || named;
  const port = searchParams.get("port") || url.port;
  return {
    server: port === "" ? host : `${host}:${port}`,
    hostname: host === "" || host.startsWith("/") ? null : host,
    database: decoded(url.pathname.slice(1)),
    password: searchParams.get("password") || decoded(url.password),
    hasSslMode: searchParams.has("sslmode"),
  };
}
