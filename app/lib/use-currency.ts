import { useRouteLoaderData } from "react-router";
import { defaultCurrency } from "#contract/currency.ts";

/** What this needs of the root route's data. */
type MoneyConfig = {
  readonly currency: string;
  readonly shippingRate: string | null;
  readonly freeShippingFrom: string;
};

/** Without a connection the root's data can't be fetched again. */
let latest: MoneyConfig | undefined;

function useMoneyConfig(): MoneyConfig | undefined {
  const config = useRouteLoaderData<() => Promise<{ readonly config: MoneyConfig }>>("root")?.config;
  if (import.meta.env.SSR) return config;
  latest = config ?? latest;
  return latest;
}

/**
 * What the shop sells in, as an ISO 4217 code in small letters. For components whose own data don't tell it; the root's
 * loader has it on every page.
 */
export const useCurrency = (): string => useMoneyConfig()?.currency ?? defaultCurrency;

/**
 * What shipping costs below the free-shipping threshold, as an amount such as "4.95"; null where only the checkout knows. For
 * components whose own data don't tell it.
 */
export const useShippingRate = (): string | null => useMoneyConfig()?.shippingRate ?? null;

/** From which sum on an order ships free, as an amount such as "50"; undefined where the root's data is missing. */
export const useFreeShippingFrom = (): string | undefined => useMoneyConfig()?.freeShippingFrom;
