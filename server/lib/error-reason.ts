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
