import { callApi } from "#app/lib/call-api.ts";
import { products as builtIn } from "#content/catalog/products.ts";
import { type Product, productsResponse } from "#contract/product.ts";

/** The built-in one where the live catalog can't be had. */
export async function fetchCatalog(signal?: AbortSignal): Promise<readonly Product[]> {
  try {
    const { success, data } = await callApi("GET", "/api/products", productsResponse, signal ? { signal } : {});
    return success ? data : builtIn;
  } catch {
    return builtIn;
  }
}
