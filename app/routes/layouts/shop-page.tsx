import { Outlet } from "react-router";
import { errorMeta, RouteError } from "#app/features/site/error-screens.tsx";
import type { Route } from "./+types/shop-page";

export const meta: Route.MetaFunction = errorMeta;

/** Between the shop's layout and its pages, so that a page's error is shown inside the frame. */
export default function ShopPage() {
  return <Outlet />;
}

export const ErrorBoundary = RouteError;
