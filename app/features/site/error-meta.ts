import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { messages } from "#content/messages.ts";
import { errorTitle } from "./error-screen.tsx";

/** The sentence that a 404 came with, out of search engines; nothing without an error. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  if (!error) return [];
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const notFound = isNotFound && typeof error.data === "string" ? error.data : messages.notFound.title;
  return [{ title: `${isNotFound ? notFound : errorTitle} | InCard` }, { name: "robots", content: "noindex" }];
}
