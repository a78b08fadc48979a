import { isRouteErrorResponse, useLocation } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** docs/behavior/routes.md#missing */
export function RouteError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundScreen message={typeof error.data === "string" ? error.data : undefined} />;
  }
  return <ErrorScreen pathname={pathname} />;
}
