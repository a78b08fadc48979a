/**
 * Inline script in the head that does what the oldest browsers of scripts/build/browser-floor.ts can't, before hydration too.
 *
 * Popovers (Safari 17, Chrome 114): a button with `popovertarget` sets or takes away the attribute `open` of its popover, which
 * then tells so by the event `toggle`; so does `hidePopover`. What isn't open is hidden by app/styles/assistant.css.
 *
 * `<details name>` (Safari 17.2, Chrome 120, Firefox 130): one that opens closes the others of its name.
 */
export const standInsScript = `(p=>{if(!p.showPopover){
let set=(one,open)=>{one.toggleAttribute("open",open);if(open)one.querySelector("[autofocus]")?.focus();one.dispatchEvent(new Event("toggle"))};
p.hidePopover=function(){set(this,false)};
addEventListener("click",e=>{let button=e.target.closest?.("[popovertarget]"),one=button&&document.getElementById(button.getAttribute("popovertarget"));if(one){e.preventDefault();set(one,button.getAttribute("popovertargetaction")!=="hide"&&!one.hasAttribute("open"))}},true)}
if(!("name"in HTMLDetailsElement.prototype))addEventListener("toggle",({target:one})=>{let name=one.open&&one.getAttribute("name");if(name)for(let other of document.querySelectorAll("details[open]"))if(other!==one&&other.getAttribute("name")===name)other.open=false},true)})(HTMLElement.prototype);`;
