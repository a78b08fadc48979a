import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For `shouldRevalidate`: data that doesn't depend on the query isn't asked for again when only query or fragment change. It
 * is when another path is shown, and when somebody asks for it (`useRevalidator`).
 */
export function samePath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyQuery ? false : defaultShouldRevalidate;
}
