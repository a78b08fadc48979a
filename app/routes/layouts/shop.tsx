import { Outlet } from "react-router";
import { ShopFrame } from "./shop-frame.tsx";

/** Stays mounted from page to page, and around the errors of pages (shop-page.tsx). */
export default function Shop() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}
