import { Outlet } from "react-router";
import { errorMeta, RouteError } from "#app/features/site/route-error.tsx";
import type { Route } from "./+types/shop-page";

export const meta: Route.MetaFunction = ({ error }) => errorMeta(error);

/** Between the shop's layout and its pages, so that a page's error is shown inside the frame. */
export default function ShopPage() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
