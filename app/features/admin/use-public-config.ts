import { useRouteLoaderData } from "react-router";
import type { PublicConfig } from "#contract/services.ts";

/** The configuration that the root loader gives to every page; undefined on an error screen. */
export const usePublicConfig = (): PublicConfig | undefined =>
  useRouteLoaderData<{ config: PublicConfig }>("root")?.config;
