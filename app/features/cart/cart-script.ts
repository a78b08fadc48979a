import { cartOpenEvent, snapshotKey } from "./cart-names.ts";

/** How long a press waits for the page's script, in milliseconds. */
const waitForScriptMs = 8_000;

/**
 * Inline script in the head, behind `storedTextScript`: sets `--cart` to the number of things before the first paint, notes a press on the cart
 * until its code is there, and adds the stored cart's lines to buy links. Where the page goes on without its script, or that
 * doesn't come, the cart is the link that it is.
 */
export const cartScript = `(function(){var h=document.documentElement,k="${snapshotKey}";
function read(){try{return JSON.parse(storedText(k))||{}}catch(e){return{}}}
function show(){var n=read().count;if(n>0)h.style.setProperty("--cart",'"'+(n>99?"99+":+n)+'"');else h.style.removeProperty("--cart")}
function fill(a,leaving){var c=read(),own=/^(.*\\/cart\\/)(\\d+):/.exec(a.getAttribute("href")),n=1,rest="";if(!own)return;
if(c.store===a.dataset.buyLink)String(c.lines||"").split(",").forEach(function(l){var p=/^(\\d+):(\\d+)$/.exec(l);if(p)p[1]===own[2]?n+=+p[2]:rest+=","+l});
a.setAttribute("href",own[1]+own[2]+":"+Math.min(n,99)+rest);
if(leaving&&(n>1||rest)){c.sent=true;storeText(k,JSON.stringify(c))}}
function at(e,s){return e.target.closest&&e.target.closest(s)}
show();addEventListener("storage",show);addEventListener("pageshow",show);
document.addEventListener("DOMContentLoaded",function(){document.querySelectorAll("[data-buy-link]").forEach(function(a){fill(a)})});
["pointerover","focusin","click"].forEach(function(t){addEventListener(t,function(e){var a=at(e,"[data-buy-link]");if(a)fill(a,t==="click")},true)});
addEventListener("click",function(e){if(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||"withoutScript"in h.dataset||!at(e,"[data-cart-link]"))return;
e.preventDefault();h.dataset.cartWanted="";dispatchEvent(new Event("${cartOpenEvent}"));if(!h.dataset.hydrated)setTimeout(function(){if("cartWanted"in h.dataset&&!h.dataset.hydrated)location.href=at(e,"[data-cart-link]").href},${waitForScriptMs})},true)})();`;
