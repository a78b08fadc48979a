import { useRouteLoaderData } from "react-router";
import { defaultCurrency } from "#contract/currency.ts";

/** What this needs of the root route's data. */
type WithCurrency = { readonly config: { readonly currency: string } };

/** Without a connection the root's data can't be fetched again. */
let latest: string | undefined;

/**
 * What the shop sells in, as an ISO 4217 code in small letters. For components whose own data don't tell it; the root's
 * loader has it on every page.
 */
export function useCurrency(): string {
  const currency = useRouteLoaderData<() => Promise<WithCurrency>>("root")?.config.currency;
  if (import.meta.env.SSR) return currency ?? defaultCurrency;
  latest = currency ?? latest;
  return latest ?? defaultCurrency;
}
