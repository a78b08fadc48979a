import { fragmentOf } from "#app/lib/fragment-of.ts";
import { firstProductSections } from "./first-product-sections.ts";

// Inline script before the panels: sets html[data-hero] at random, or to 0 for an anchor that only the first product has
// (docs/behavior/home.md#hero). The section around it says how many panels there are.

const count = Number(document.currentScript?.parentElement?.dataset.panels);
const isFirst = firstProductSections.some((id) => fragmentOf(location.hash) === id);
document.documentElement.dataset.hero = String(isFirst ? 0 : Math.floor(Math.random() * count));
