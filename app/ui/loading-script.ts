/**
 * Inline script in the head, before the first paint. Until the page has loaded or is first scrolled, the root has
 * `data-loading`, by which app/styles/loading.css keeps the less important pictures back, and `data-below-fold`, by which the
 * browser lays out only those of the `below-fold` sections that are seen. Then it lays out one after the other, each when it is
 * idle: all at once would block a phone. So it does in a panel whose tab is pressed. A page that starts further down (an
 * anchor, Back, a reload) has its true height at once.
 */
export const loadingScript = `(function(root){var d=root.dataset,navigation=performance.getEntriesByType("navigation")[0],idle=self.requestIdleCallback||setTimeout;
function wait(part,parts){part.dataset.belowFold="";
function next(){var one=part.querySelector(":is("+parts+"):not([style],[data-closed] *)");if(one){one.style.contentVisibility="visible";idle(next)}else delete part.dataset.belowFold}
return function(){requestAnimationFrame(function(){requestAnimationFrame(function(){idle(next)})})}}
addEventListener("click",function(e){var tab=e.target.closest("[role=tab]"),panel=tab&&document.getElementById(tab.getAttribute("aria-controls"));if(panel)wait(panel,".below-fold,.prose>*")()},true);
if(location.hash||navigation&&navigation.type!=="navigate")return;
var layOut=wait(root,".below-fold");d.loading="";
["load","scroll"].forEach(function(t){addEventListener(t,function(){if("loading" in d){delete d.loading;layOut()}},{capture:true,once:true})})})(document.documentElement);`;
