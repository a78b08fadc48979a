import { z } from "zod/mini";

const windowSchema = z.object({ __reactRouterManifest: z.object({ url: z.string() }) });

/** What names the build that this page is of: the address of the router's list of routes. Empty before it has run. */
export const buildId = (): string => windowSchema.safeParse(window).data?.__reactRouterManifest.url ?? "";
