import { useState } from "react";
import { FormButtons, refusedFields, submitted, useForm } from "#app/features/admin/form.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import { showFailure, useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { setupText } from "#content/admin-setup.ts";
import { type SetupResponse, type StoreVariantsResponse, storeVariantsResponse } from "#contract/admin-setup.ts";
import { notInStore } from "#contract/shop-settings.ts";
import { successResponse } from "#contract/staff-response.ts";
import type { Act } from "./settings-form.tsx";
import { UndoSettings } from "./undo-settings.tsx";

const text = setupText.storeMap;

type StoreMapProps = {
  saved: SetupResponse["storeNumbers"];
  act: Act;
  /** Loads the screen again: the choice is saved, or somebody else saved one. */
  reload: () => void;
};

/** Where an owner says which variants of the live store our products are: it is asked for them, and each is chosen. */
export function StoreMap({ saved, act, reload }: StoreMapProps) {
  const call = useAdminApi();
  const { form, problems, busy, check, send } = useForm();
  const [found, setFound] = useState<StoreVariantsResponse | null>(null);

  const ask = () =>
    send(
      async () =>
        setFound(
          await call.post("/api/admin/setup/store-variants", {}, storeVariantsResponse, { changesNothing: true }),
        ),
      (message) => check({ ask: message }),
    );

  return (
    <div className="mt-6 max-w-3xl">
      <h3 className="text-xl">{text.title}</h3>
      <p className="mt-2 text-ink-soft">{saved.value ? text.chosen : text.purpose}</p>
      {found ? (
        <VariantChoices found={found} saved={saved} reload={reload} />
      ) : (
        <form ref={form} onSubmit={submitted(ask)} className="mt-4">
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? text.asking : text.ask}
          </Button>
          <p role="status" className="mt-2 text-danger">
            {problems.ask}
          </p>
        </form>
      )}
      <UndoSettings group="storeNumbers" saved={saved} act={act} />
    </div>
  );
}

type VariantChoicesProps = Omit<StoreMapProps, "act"> & { found: StoreVariantsResponse };

/** The list of what we sell, each with the store's variants to choose from. */
function VariantChoices({ found, saved, reload }: VariantChoicesProps) {
  const call = useAdminApi();
  const { form, problems, busy, check, send } = useForm();
  const known = new Set(found.variants.map(({ number }) => number));
  const options = [
    ["", text.none],
    [notInStore, text.notInStore],
    ...found.variants.map(
      ({ number, name, sku, price }) => [number, [name, sku, price].filter(Boolean).join(" · ")] as const,
    ),
  ] as const;
  const initial = found.ours.map(({ key, suggested }) => {
    const before = saved.value?.[key];
    const isKept = before !== undefined && (before === notInStore || known.has(before));
    return [key, isKept ? before : (suggested ?? "")] as const;
  });
  const kept = useKeptFields("settings-storeNumbers", Object.fromEntries(initial), { version: saved.version });

  const onSubmit = submitted(async () => {
    // Which of them may share a variant, the server knows.
    const missing = Object.entries(kept.value).map(([key, number]) => [key, number === "" ? text.missing : undefined]);
    if (!check({ ...Object.fromEntries(missing), ...unsettled(kept) })) return;
    const request = { version: saved.version, variants: kept.value };
    const done = await send(
      () => call.post("/api/admin/setup/store-numbers", request, successResponse),
      (_, failure) => {
        if (!check(refusedFields(form.current, failure) ?? {})) return;
        showFailure(failure);
      },
    );
    if (done) {
      showToast({ title: done.message });
      kept.forget();
    }
    reload();
  });

  const field = keptFieldProps(
    kept,
    problems,
    (_, number) => options.find(([value]) => value === number)?.[1] ?? number,
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      {found.variants.length === 0 ? <p className="text-danger">{text.empty}</p> : null}
      <NotSavedNote kept={kept} />
      {found.ours.map(({ key, name, price }) => (
        <Select key={key} label={name} hint={text.ours(key, price)} options={options} {...field(key)} />
      ))}
      <FormButtons submit={busy ? setupText.saving : text.save} busy={busy} />
    </form>
  );
}
