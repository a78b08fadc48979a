/**
 * Inline script in the head, which runs before the first paint.
 *
 * Until the page has loaded and its main picture is painted (where the browser doesn't tell, 300 ms after the load), or the first
 * scroll, `data-loading` at the root holds back less important pictures (app/styles/loading.css), and `data-below-fold` skips the
 * layout of `below-fold` sections that aren't seen. Then they are laid out for two milliseconds a frame: all at once would block a
 * phone, and waiting until the browser is idle would leave them empty until the page's scripts have run. A panel whose tab is
 * pressed is laid out in the same way. A page that starts further down (an anchor, Back, a reload) has its true height at once, and
 * so has one in a browser without `content-visibility` (Safari 17).
 *
 * A form that is sent before hydration is marked by `data-sent`: the chat sends then what stands in it.
 */
export const loadingScript = `(root=>{let d=root.dataset,visit=performance.getEntriesByType("navigation")[0],frame=requestAnimationFrame;
function wait(part){if(!("contentVisibility"in part.style))return()=>{};part.dataset.belowFold="";
let next=()=>{let end=performance.now()+2,one;
do{one=part.querySelector(".below-fold:not([style],[data-closed] *)");if(one){one.style.contentVisibility="visible";one.offsetHeight}}while(one&&performance.now()<end);
if(one)frame(()=>setTimeout(next));else delete part.dataset.belowFold};
return()=>frame(()=>setTimeout(next))}
addEventListener("submit",e=>{e.target.dataset.sent=""},true);
addEventListener("click",e=>{let tab=e.target.closest?.("[role=tab]"),panel=tab&&document.getElementById(tab.getAttribute("aria-controls"));if(panel){for(let one of panel.querySelectorAll(".prose>*"))one.classList.add("below-fold");wait(panel)()}},true);
if(location.hash||visit&&visit.type!=="navigate")return;
let layOut=wait(root);d.loading="";
let go=()=>{if("loading"in d){delete d.loading;layOut()}};
addEventListener("scroll",go,{capture:true,once:true});
addEventListener("load",()=>{setTimeout(go,300);
let main=document.querySelector("img[fetchpriority=high]");
new PerformanceObserver(list=>{if(!main||list.getEntries().some(entry=>entry.element===main))go()}).observe({type:"largest-contentful-paint",buffered:true})})})(document.documentElement);`;
