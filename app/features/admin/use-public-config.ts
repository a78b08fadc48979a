import { useRouteLoaderData } from "react-router";
import type { PublicConfig } from "#contract/services.ts";

/** Undefined on an error screen. */
export const usePublicConfig = (): PublicConfig | undefined =>
  useRouteLoaderData<{ config: PublicConfig }>("root")?.config;
