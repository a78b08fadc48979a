/**
 * Inline script in the head, before the first paint: marks the document as loading, until it has loaded or is first scrolled.
 * app/styles/pictures.css keeps the less important pictures back for as long.
 */
export const loadingScript = `(function(d){d.loading="";["load","scroll"].forEach(function(t){addEventListener(t,function(){delete d.loading},{capture:true,once:true})})})(document.documentElement.dataset);`;
