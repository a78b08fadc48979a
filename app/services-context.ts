import { createContext } from "react-router";
import type { Services } from "#contract/services.ts";

/** What a loader gets from the server: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();
