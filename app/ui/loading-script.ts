/**
 * Inline script in the head, before the first paint. Until the page has loaded or is first scrolled, the root has
 * `data-loading`, by which app/styles/loading.css keeps the less important pictures back, and `data-below-fold`, by which the
 * browser lays out only those of the `below-fold` sections that are seen. Then it lays out the others, for two milliseconds a
 * frame: all at once would block a phone, and waiting until the browser is idle would leave them empty until the page's
 * scripts have run. So it does in a panel whose tab is pressed. A page that starts further down (an anchor, Back, a reload)
 * has its true height at once.
 *
 * A form that is sent before hydration is marked by `data-sent`: the chat sends then what stands in it.
 */
export const loadingScript = `(root=>{let d=root.dataset,visit=performance.getEntriesByType("navigation")[0],frame=requestAnimationFrame;
function wait(part){part.dataset.belowFold="";
let next=()=>{let end=performance.now()+2,one;
do{one=part.querySelector(".below-fold:not([style],[data-closed] *)");if(one){one.style.contentVisibility="visible";one.offsetHeight}}while(one&&performance.now()<end);
if(one)frame(()=>setTimeout(next));else delete part.dataset.belowFold};
return()=>frame(()=>setTimeout(next))}
addEventListener("submit",e=>{e.target.dataset.sent=""},true);
addEventListener("click",e=>{let tab=e.target.closest?.("[role=tab]"),panel=tab&&document.getElementById(tab.getAttribute("aria-controls"));if(panel){for(let one of panel.querySelectorAll(".prose>*"))one.classList.add("below-fold");wait(panel)()}},true);
if(location.hash||visit&&visit.type!=="navigate")return;
let layOut=wait(root);d.loading="";
for(let t of["load","scroll"])addEventListener(t,()=>{if("loading"in d){delete d.loading;layOut()}},{capture:true,once:true})})(document.documentElement);`;
