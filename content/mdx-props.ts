import { facts } from "./catalog/facts.ts";
import { site } from "./site.ts";

/** The props of every MDX page of content/: expressions read `props.facts` and `props.site`. */
export const mdxProps = { facts, site } as const;
