import { keepCart } from "#app/features/cart/cart-script.ts";
import { restoreTheme } from "#app/features/site/theme.ts";
import { loadInOrder } from "./ui/loading-script.ts";
import { standIn } from "./ui/stand-ins-script.ts";

/** The inline script in the head of every document: what has to be done before the first paint, and before any other script. */
export default function prepareDocument(): void {
  loadInOrder();
  standIn();
  restoreTheme();
  keepCart();
}
