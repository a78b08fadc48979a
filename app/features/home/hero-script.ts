/**
 * Inline script before the panels: sets html[data-hero] at random, or to 0 for an anchor that only product 0 has
 * (docs/behavior/home.md#hero).
 */
export const heroScript = `(function(){var h=location.hash;try{h=decodeURIComponent(h)}catch(e){}document.documentElement.dataset.hero=/^#(features|how-it-works|blog)$/i.test(h)?0:Math.floor(Math.random()*3)})();`;

/**
 * Inline script behind the cards: fetches the shown picture first and, until hydration, handles presses.
 * html[data-hero-input] is when the last input was, for `useRotation`.
 */
export const heroCardsScript = `(function(){var d=document.documentElement.dataset,cards=document.currentScript.previousElementSibling.querySelectorAll("button");
var shown=document.querySelectorAll(".hero-panel img")[d.hero];if(shown){shown.fetchPriority="high";shown.loading="eager"}
function mark(){cards.forEach(function(c,i){c.setAttribute("aria-pressed",i==d.hero)})}
mark();["click","scroll","keydown","touchstart"].forEach(function(t){addEventListener(t,function on(e){
if(d.hydrated)return removeEventListener(t,on,true);d.heroInput=performance.now();
var c=t==="click"&&e.target.closest("[data-hero-card]");if(c){d.hero=c.dataset.heroCard;d.heroPressed="";mark()}},{capture:true,passive:true})})})();`;

/** Only while product 0 is shown (docs/behavior/home.md#order). */
export const firstProductSections = ["features", "how-it-works", "blog"] as const;
