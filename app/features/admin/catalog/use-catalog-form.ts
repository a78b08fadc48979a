import type { z } from "zod";
import { AdminApiError, type PostOptions } from "#app/features/admin/admin-api.ts";
import { type FormState, type Problems, useForm } from "#app/features/admin/form.tsx";
import { showFailure, useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { useAsk } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { catalogText } from "#content/admin-catalog.ts";
import { type CatalogChangeRequest, type CatalogRefusal, catalogRefusal } from "#contract/admin-catalog.ts";
import { withFieldValues } from "#contract/catalog-fields.ts";
import { steepFalls } from "#contract/catalog-problems.ts";
import type { Product } from "#contract/product.ts";
import { successResponse } from "#contract/staff-response.ts";

/** A form that changes a product. */
export type CatalogForm = Omit<FormState<HTMLFormElement>, "send"> & {
  /** Makes a call below /api/admin/catalog. Gives undefined where it failed, which the form then shows. */
  readonly post: <Response>(
    path: string,
    payload: unknown,
    schema: z.ZodType<Response>,
    options?: PostOptions,
  ) => Promise<Response | undefined>;
  /** Saves a change, after a second question where a price falls steeply. */
  readonly save: (change: Omit<CatalogChangeRequest, "product" | "confirmsFalls">, onSaved: () => void) => void;
};

/**
 * A form that changes a product: what is wrong stands beside its fields, `problems.form` below them, and what was typed
 * stays.
 * @param onRefusal gives the fields that the server refused
 */
export function useCatalogForm(product: Product, onRefusal: (refusal: CatalogRefusal) => Problems): CatalogForm {
  const currency = useCurrency();
  const call = useAdminApi();
  const ask = useAsk();
  const { send, ...form } = useForm();

  const post: CatalogForm["post"] = (path, payload, schema, options) =>
    send(
      () => call.post(`/api/admin/catalog/${path}`, payload, schema, options),
      (message, error) => {
        const refusal = catalogRefusal.safeParse(error instanceof AdminApiError ? error.body : undefined).data;
        if (!refusal) showFailure(error);
        form.check(refusal ? { ...onRefusal(refusal), form: refusal.message } : { form: message });
      },
    );

  const save: CatalogForm["save"] = (change, onSaved) => {
    const falls = steepFalls(product, withFieldValues(product, change.edits));
    const { question, text, confirm, cancel } = catalogText.form.falls;
    async function sendChange(confirmsFalls: boolean): Promise<void> {
      const saved = await post("changes", { product: product.id, ...change, confirmsFalls }, successResponse);
      if (!saved) return;
      showToast({ title: saved.message });
      onSaved();
    }
    if (falls.length === 0) void sendChange(false);
    else ask({ question, text: text(falls, currency), confirm, cancel, onConfirm: () => void sendChange(true) });
  };

  return { ...form, post, save };
}
