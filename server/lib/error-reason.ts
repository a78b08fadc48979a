/**
 * Says why something failed, with the cause that the error names: "fetch failed (getaddrinfo ENOTFOUND shop.test)", where the
 * message alone says neither which server nor what is wrong with it.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message && !message.includes(cause.message)
    ? `${message} (${cause.message})`
    : message;
}

/** What programs say of a connection that fails, and what that means for whoever set the server up. */
const connectionFaults: readonly (readonly [said: RegExp, meaning: string])[] = [
  // OpenSSL, where a port doesn't begin with TLS.
  [/wrong version number/i, "this port doesn't begin encrypted"],
  [
    /self-signed certificate|self_signed|unable to (verify the first|get (local )?issuer) certificate|unable_to_/i,
    "its certificate isn't signed by an authority that this machine trusts. The server needs one of a public authority, or this machine its authority's: name that file in the variable NODE_EXTRA_CA_CERTS and restart the shop",
  ],
  [
    /certificate has expired|cert_has_expired/i,
    "its certificate has expired: whoever runs that server has to renew it",
  ],
  [
    /altnames|altname_invalid/i,
    "its certificate is for another name. Use the name that the certificate has, as the service's own guide gives it",
  ],
  [/ENOTFOUND|EDNS/, "no server of this name is found. Look for a typing mistake in its name"],
  [/EAI_AGAIN/, "names of servers can't be looked up from this machine right now"],
  [/ECONNREFUSED/, "nothing answers at this address and port. Look at both, and at the firewall between"],
  [
    /ETIMEDOUT|CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH|connection timeout|aborted due to timeout|greeting never received/i,
    "it doesn't answer in time. Look at its name and port, and at the firewall between",
  ],
  [/ECONNRESET|socket hang up|socket close/i, "it broke the connection off"],
];

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/**
 * Says why another server couldn't be reached in words that help whoever set it up, with the server's own words where it
 * answered. Programs' words, such as "ECONNREFUSED", are for the log: {@link reasonOf} gives them.
 */
export function connectionReasonOf(error: unknown): string {
  const reason = reasonOf(error);
  const cause = error instanceof Error ? error.cause : undefined;
  const said = [reason, codeOf(error), codeOf(cause)].join(" ");
  return connectionFaults.find(([known]) => known.test(said))?.[1] ?? reason;
}
