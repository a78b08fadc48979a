/**
 * Inline script before the hero's panels, so before they are painted: chooses the product that the hero starts with, at random
 * (docs/behavior/home.md#hero). An anchor of a section that only product 0 has starts with product 0, so that the link
 * lands. It only sets html[data-hero]; app/styles/hero.css shows the panel of that number.
 */
export const heroScript = `(function(){var h=location.hash;document.documentElement.dataset.hero=/^#(features|how-it-works|blog)$/.test(h)?0:Math.floor(Math.random()*3)})();`;

/**
 * Inline script behind the hero's cards: has the shown product's picture fetched before the others. Until hydration it marks
 * the card of the product that is shown, shows the one whose card is pressed, and keeps in html[data-hero-input] when the last
 * input was, which `useRotation` goes on from.
 */
export const heroCardsScript = `(function(){var d=document.documentElement.dataset,cards=document.currentScript.previousElementSibling.querySelectorAll("button");
var shown=document.querySelectorAll(".hero-panel img")[d.hero];if(shown){shown.fetchPriority="high";shown.loading="eager"}
function mark(){cards.forEach(function(c,i){c.setAttribute("aria-pressed",i==d.hero)})}
mark();["click","scroll","keydown","touchstart"].forEach(function(t){addEventListener(t,function on(e){
if(d.hydrated)return removeEventListener(t,on,true);d.heroInput=performance.now();
var c=t==="click"&&e.target.closest("[data-hero-card]");if(c){d.hero=c.dataset.heroCard;d.heroPressed="";mark()}},{capture:true,passive:true})})})();`;

/** The sections that stand on home only while product 0 is shown (docs/behavior/home.md#order). */
export const firstProductSections = ["features", "how-it-works", "blog"] as const;
