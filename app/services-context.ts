import { createContext } from "react-router";
import type { Services } from "#contract/services.ts";

/**
 * What a loader may ask the server for: `context.get(servicesContext)`, which throws where the server gave nothing. The server sets
 * it for each request, so that pages import nothing of the server and build without it.
 */
export const servicesContext = createContext<Services>();
