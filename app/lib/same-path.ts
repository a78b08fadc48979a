import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For `shouldRevalidate`: data that doesn't depend on query or fragment isn't fetched again when only they change. */
export function samePath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyQuery ? false : defaultShouldRevalidate;
}
