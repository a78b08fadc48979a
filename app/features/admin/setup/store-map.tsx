import { useState } from "react";
import { FormButtons, submitted, useForm } from "#app/features/admin/form.tsx";
import { useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields.tsx";
import { setupText } from "#content/admin-setup.ts";
import { type SetupResponse, type StoreVariantsResponse, storeVariantsResponse } from "#contract/admin-setup.ts";
import { notInStore } from "#contract/shop-settings.ts";
import type { Act } from "./settings-form.tsx";
import { UndoSettings } from "./undo-settings.tsx";

const text = setupText.storeMap;

type StoreMapProps = { saved: SetupResponse["storeNumbers"]; act: Act };

/** Where an owner says which variants of the live store our products are: it is asked for them, and each is chosen. */
export function StoreMap({ saved, act }: StoreMapProps) {
  const call = useAdminApi();
  const { form, problems, busy, check, send } = useForm();
  const [found, setFound] = useState<StoreVariantsResponse | null>(null);

  const ask = () =>
    send(
      async () => setFound(await call.post("/api/admin/setup/store-variants", {}, storeVariantsResponse)),
      (message) => check({ ask: message }),
    );

  return (
    <div className="mt-6 max-w-3xl">
      <h3 className="text-xl">{text.title}</h3>
      <p className="mt-2 text-ink-soft">{saved.value ? text.chosen : text.purpose}</p>
      {found ? (
        <VariantChoices key={saved.version} found={found} saved={saved} act={act} />
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

/** The list of what we sell, each with the store's variants to choose from. */
function VariantChoices({ found, saved, act }: StoreMapProps & { found: StoreVariantsResponse }) {
  const { form, problems, busy, check, send } = useForm();
  const known = new Set(found.variants.map(({ number }) => number));
  const options = [
    ["", text.none],
    [notInStore, text.notInStore],
    ...found.variants.map(
      ({ number, name, sku, price }) => [number, [name, sku, price].filter(Boolean).join(" · ")] as const,
    ),
  ] as const;

  const onSubmit = submitted(async (field) => {
    const chosen = new Map(found.ours.map(({ key }) => [key, field(key)]));
    // Which of them may share a variant, the server knows.
    const missing = [...chosen].map(([key, number]) => [key, number === "" ? text.missing : undefined]);
    if (!check(Object.fromEntries(missing))) return;
    await send(() => act("store-numbers", { version: saved.version, variants: Object.fromEntries(chosen) }));
  });

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      {found.variants.length === 0 ? <p className="text-danger">{text.empty}</p> : null}
      {found.ours.map(({ key, name, price, suggested }) => {
        const before = saved.value?.[key];
        const isKept = before !== undefined && (before === notInStore || known.has(before));
        return (
          <Select
            key={key}
            name={key}
            label={name}
            hint={text.ours(key, price)}
            problem={problems[key]}
            options={options}
            defaultValue={isKept ? before : (suggested ?? "")}
          />
        );
      })}
      <FormButtons submit={busy ? setupText.saving : text.save} busy={busy} />
    </form>
  );
}
