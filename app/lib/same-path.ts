import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For `shouldRevalidate`: a page whose data doesn't depend on its query isn't asked for again when only that changes. */
export function samePath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
