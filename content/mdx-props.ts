import { facts } from "./catalog/facts.ts";
import { site } from "./site.ts";

export const mdxProps = { facts, site } as const;
