import { callApi } from "#app/lib/call-api.ts";
import { products as builtIn } from "#content/catalog/products.ts";
import { type Product, productsResponse } from "#contract/product.ts";

/** The live catalog, fetched once for a press such as opening the cart; the built-in one where it can't be had. */
export async function fetchCatalog(signal?: AbortSignal): Promise<readonly Product[]> {
  try {
    const { success, data } = await callApi("GET", "/api/products", productsResponse, signal ? { signal } : {});
    return success ? data : builtIn;
  } catch {
    return builtIn;
  }
}
