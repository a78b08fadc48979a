import { useRouteLoaderData } from "react-router";
import { defaultCurrency } from "#contract/currency.ts";
import type { PublicConfig } from "#contract/services.ts";

/** Without a connection the root's data can't be fetched again. */
let latest: PublicConfig | undefined;

/**
 * The settings that pages may see, for components whose own data don't tell them: the root's loader has them on every page.
 * Undefined where its data is missing.
 */
export function usePublicConfig(): PublicConfig | undefined {
  const config = useRouteLoaderData<() => Promise<{ readonly config: PublicConfig }>>("root")?.config;
  if (import.meta.env.SSR) return config;
  latest = config ?? latest;
  return latest;
}

/** What the shop sells in, as an ISO 4217 code in small letters. */
export const useCurrency = (): string => usePublicConfig()?.currency ?? defaultCurrency;

/** What shipping costs below the free-shipping threshold, as an amount such as "4.95"; null where only the checkout knows. */
export const useShippingRate = (): string | null => usePublicConfig()?.shippingRate ?? null;

/**
 * From which sum on an order ships free, 0 for every order; null where none does.
 * @param builtIn what it is where the root's data is missing, as an amount such as "50"
 */
export function useFreeShippingFrom(builtIn: string): number | null {
  const { freeShippingFrom = builtIn } = usePublicConfig() ?? {};
  return freeShippingFrom === null ? null : Number(freeShippingFrom);
}
