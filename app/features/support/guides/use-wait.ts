import { useLayoutEffect } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { checkLabel, spinnerMs } from "./wait-script.ts";

/** The result is only logged. */
function checkDomain(): void {
  callApi("GET", "/api/domain-detection", { parse: (answer: unknown) => answer }).then(
    (answer) => console.info(checkLabel, answer),
    (error: unknown) => console.info(checkLabel, String(error)),
  );
}

/** After a client-side navigation; in a document `waitScript` has done it already. */
export function useWait(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.domainCheck !== undefined) {
      delete dataset.domainCheck;
      return;
    }
    dataset.waiting = "";
    const timer = setTimeout(() => {
      checkDomain();
      delete dataset.waiting;
    }, spinnerMs);
    return () => {
      clearTimeout(timer);
      delete dataset.waiting;
    };
  }, []);
}
