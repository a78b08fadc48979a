import { footnoteOf } from "./disagreeing-figures.ts";
import { hasBuiltInTagigoDate, type Offers } from "./offers.ts";

/** None once staff have set another date, which is then the same everywhere. */
export const tagigoShipFootnote = (offers: Offers, where: "product page" | "blog teaser"): string | undefined =>
  hasBuiltInTagigoDate(offers) ? footnoteOf("tagigo-ship-date", where) : undefined;
