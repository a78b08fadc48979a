/** Duration of a disable page's spinner in milliseconds (docs/behavior/disable-pages.md#wait). */
export const spinnerMs = 500;

/** Console label of the domain check, whose result is only logged. */
export const checkLabel = "Domain check:";

/** A guide that only one fragment asks for waits at most this long, in milliseconds, for the script that sends others on. */
const undecidedMs = 3_000;

/**
 * Runs before the guide below it is painted, as text in the document, so that the wait doesn't depend on the
 * application's scripts: html[data-waiting] puts a spinner above the guide; after `spinnerMs` the domain is asked for
 * and the guide shows. Without script nothing is ever hidden, and no response is waited for, because the reader may be
 * afraid.
 * @param hash the fragment that asks for the guide, with its sign, where the page shows it for that one alone
 */
export function waitScript(hash?: string): string {
  const check = `fetch("/api/domain-detection",{credentials:"include"}).then(function(r){return r.json()}).then(function(v){console.info("${checkLabel}",v)},function(e){console.info("${checkLabel}",String(e))})`;
  const wait = `d.domainCheck="";setTimeout(function(){${check};delete d.waiting},${spinnerMs})`;
  const undecided = `setTimeout(function(){delete d.waiting},${undecidedMs})`;
  const which = hash === undefined ? wait : `if(location.hash==="${hash}"){${wait}}else ${undecided}`;
  return `(function(d){d.waiting="";${which}})(document.documentElement.dataset)`;
}
