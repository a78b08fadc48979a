/** docs/behavior/disable-pages.md#wait */
export const spinnerMs = 500;

export const checkLabel = "Domain check:";

/** In milliseconds, for the script that sends other fragments on. */
const undecidedMs = 3_000;

/**
 * Inline, so that the wait doesn't depend on the application's scripts: html[data-waiting] shows the spinner. Without
 * script nothing is hidden, because the reader may be afraid.
 * @param onlyHash the one fragment that asks for the guide
 */
export function waitScript(onlyHash?: string): string {
  const check = `fetch("/api/domain-detection",{credentials:"include"}).then(function(r){return r.json()}).then(function(v){console.info("${checkLabel}",v)},function(e){console.info("${checkLabel}",String(e))})`;
  const wait = `d.domainCheck="";setTimeout(function(){${check};delete d.waiting},${spinnerMs})`;
  const undecided = `setTimeout(function(){delete d.waiting},${undecidedMs})`;
  const which = onlyHash === undefined ? wait : `if(location.hash==="#${onlyHash}"){${wait}}else ${undecided}`;
  return `(function(d){d.waiting="";${which}})(document.documentElement.dataset)`;
}
