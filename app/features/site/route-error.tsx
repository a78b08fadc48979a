import { isRouteErrorResponse, useLocation } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** What an error boundary shows: 404 as specified (docs/behavior/routes.md#missing), or a general error screen. */
export function RouteError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundScreen message={typeof error.data === "string" ? error.data : undefined} />;
  }
  return <ErrorScreen pathname={pathname} />;
}
