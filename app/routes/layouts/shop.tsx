import { Outlet } from "react-router";
import { ShopFrame } from "./shop-frame.tsx";

/** The layout of the shop's pages. It stays mounted from page to page, and around the errors of pages (shop-page.tsx). */
export default function Shop() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}
