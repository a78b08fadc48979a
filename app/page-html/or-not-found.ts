import { data } from "react-router";
import { messages } from "#content/messages.ts";

/** For loaders. @throws 404 where nothing was found */
export function orNotFound<T extends object | string>(found: T | null | undefined): T {
  if (!found) throw data(messages.notFound.title, { status: 404 });
  return found;
}
