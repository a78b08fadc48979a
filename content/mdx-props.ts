import { facts } from "./catalogue/facts.ts";
import { prices } from "./catalogue/presentation.ts";
import { site } from "./site.ts";

/** What every MDX page of content/ is rendered with: its expressions read `props.facts`, `props.prices` and `props.site`. */
export const mdxProps = { facts, prices, site } as const;
