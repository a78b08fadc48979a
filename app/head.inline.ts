// The inline script in the head of every document: it runs before the first paint, and before the page's own script.
import startCartBeforeScript from "./features/cart/cart-before-script.ts";
import { restoreTheme } from "./features/site/theme.ts";
import holdBackBelowFold from "./ui/hold-back.ts";
import standIn from "./ui/stand-ins.ts";

holdBackBelowFold();
standIn();
// So that the other theme never flashes.
restoreTheme();
startCartBeforeScript();
