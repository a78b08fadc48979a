import { facts } from "./catalog/facts.ts";
import { prices } from "./catalog/presentation.ts";
import { site } from "./site.ts";

/** The props of every MDX page of content/: expressions read `props.facts`, `props.prices` and `props.site`. */
export const mdxProps = { facts, prices, site } as const;
