/**
 * Runs before the first paint, as text in the head: chooses the product that the hero starts with (storefront §2: at
 * random). An anchor of a section that only product 0 has starts with product 0, so that the link lands.
 * It only sets html[data-hero]; app/styles/hero.css shows the panel of that number.
 */
export const heroScript = `(function(){if(location.pathname!=="/")return;var h=location.hash;document.documentElement.dataset.hero=/^#(features|how-it-works|blog)$/.test(h)?0:Math.floor(Math.random()*3)})();`;

/** The sections that stand on home only while product 0 is shown (storefront §2, Section order). */
export const firstProductSections = ["features", "how-it-works", "blog"] as const;
