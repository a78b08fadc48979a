import { useLayoutEffect } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { checkLabel, spinnerMs } from "./wait-script.ts";

async function checkDomain(): Promise<void> {
  try {
    const { domainDetectionResponse } = await import("#contract/domain-detection.ts");
    console.info(checkLabel, await callApi("GET", "/api/domain-detection", domainDetectionResponse));
  } catch (error) {
    console.info(checkLabel, String(error));
  }
}

/** The spinner of a disable page after a client-side navigation; in a document `waitScript` has done it already. */
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
