/**
 * Inline script in the head, before the first paint: chooses the product that the hero starts with, at random
 * (docs/behavior/home.md#hero). An anchor of a section that only product 0 has starts with product 0, so that the link
 * lands. It only sets html[data-hero]; app/styles/hero.css shows the panel of that number.
 */
export const heroScript = `(function(){if(location.pathname!=="/")return;var h=location.hash;document.documentElement.dataset.hero=/^#(features|how-it-works|blog)$/.test(h)?0:Math.floor(Math.random()*3)})();`;

/** The sections that stand on home only while product 0 is shown (docs/behavior/home.md#order). */
export const firstProductSections = ["features", "how-it-works", "blog"] as const;
