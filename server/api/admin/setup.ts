import { randomUUID } from "node:crypto";
import { z } from "zod";
import { authors } from "#content/blog/authors.ts";
import { type Sku, skuName, skuPrice } from "#content/catalog/buying.ts";
import { disagreeingFiguresOf, figuresOf } from "#content/catalog/disagreeing-figures.ts";
import { chosenSkus, type StoreNumbers } from "#content/catalog/store-numbers.ts";
import { currencyName } from "#content/currency-text.ts";
import { manualVideos } from "#content/products/manual-videos.ts";
import { certifications } from "#content/regulatory/certifications.ts";
import { connectionMessages, setupMessages } from "#content/setup-messages.ts";
import {
  saveSettingsRequest,
  saveStoreNumbersRequest,
  setupResponse,
  storeVariantsRequest,
  storeVariantsResponse,
  tryConnectionRequest,
  tryConnectionResponse,
  undoSettingsRequest,
} from "#contract/admin-setup.ts";
import type { Product } from "#contract/product.ts";
import { setupStep } from "#contract/setup-steps.ts";
import { type SettingGroup, settingGroups } from "#contract/shop-settings.ts";
import { foreignCurrencyIn } from "#contract/typed-settings.ts";
import { type MapMistake, numbersOfChoice, suggestVariants } from "#server/catalog/map-store.ts";
import { fetchStoreVariants, type StoreVariant } from "#server/catalog/store-products.ts";
import type { Config } from "#server/config/config.ts";
import { recordMailTest } from "#server/db/queries/app-state.ts";
import { readSiteTexts, type SiteTextRow } from "#server/db/queries/site-texts.ts";
import { connectionReasonOf } from "#server/lib/error-reason.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { InvalidInputError } from "#server/middleware/field-problems.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { type ConnectionResult, tryMail, tryPayments, tryStore } from "#server/preflight/connections.ts";
import { mailServerMark } from "#server/preflight/mail-tried.ts";
import { sellingStoreOf } from "#server/texts/shop-settings.ts";
import { savedWithBefore, settingsKey } from "#server/texts/site-texts.ts";
import { readSavedSettings } from "./saved-settings.ts";
import { outweighingVariables, setVariables } from "./set-variables.ts";
import { setupFindings } from "./setup-findings.ts";
import { actionCall, bodyCall, noQuery, queryCall } from "./staff-call.ts";
import { saveText } from "./texts.ts";

/** The figures that screens give differently, besides the date that staff set in the catalog. */
const choosableFigures = disagreeingFiguresOf(figuresOf({})).filter(({ id }) => id !== "tagigo-ship-date");

/** A group of settings as the screen gets it. */
type SavedGroup<Settings> = {
  readonly version: number;
  readonly lastChange: { readonly username: string; readonly at: string } | null;
  readonly value: Settings | null;
  readonly canUndo: boolean;
};

function savedOf<Settings>(schema: z.ZodType<Settings>, row: SiteTextRow | undefined): SavedGroup<Settings> {
  const saved = row ? parseJson(savedWithBefore(schema), row.json) : null;
  return {
    version: row?.version ?? 0,
    lastChange: row ? { username: row.username, at: row.updated_at } : null,
    value: saved?.value ?? null,
    canUndo: row !== undefined && saved !== null,
  };
}

/** `GET /api/admin/setup`: what still stands between the shop and real customers, and what the owner entered. */
export const setupCall = queryCall(noQuery, setupResponse, async ({ context, db }) => {
  const { config, texts } = context;
  const findings = await setupFindings(context);
  const rows = new Map((await readSiteTexts(db)).map((row) => [row.key, row]));
  const saved = <Settings>(group: SettingGroup, schema: z.ZodType<Settings>): SavedGroup<Settings> =>
    savedOf(schema, rows.get(settingsKey(group)));
  return {
    steps: setupStep.options.map((id) => ({ id, findings: findings.filter(({ step }) => step === id) })),
    seller: saved("seller", settingGroups.seller),
    place: saved("place", settingGroups.place),
    shipping: saved("shipping", settingGroups.shipping),
    variables: setVariables(config),
    emails: saved("emails", settingGroups.emails),
    policies: saved("policies", settingGroups.policies),
    payments: saved("payments", settingGroups.payments),
    samples: saved("samples", settingGroups.samples),
    authors: saved("authors", settingGroups.authors),
    videos: saved("videos", settingGroups.videos),
    facts: saved("facts", settingGroups.facts),
    certificates: saved("certificates", settingGroups.certificates),
    storeNumbers: saved("storeNumbers", settingGroups.storeNumbers),
    asked: {
      authors: authors.map((name) => ({ key: name, label: name })),
      videos: manualVideos.map(({ key, title }) => ({ key, label: title })),
      facts: choosableFigures.map(({ id, of, values }) => ({
        key: id,
        label: of,
        options: Object.entries(values).map(([screen, value]) => ({ key: screen, label: `${value} (${screen})` })),
      })),
      certificates: certifications.map(({ slug, productName, scheme }) => ({
        key: slug,
        label: `${productName}, ${scheme}`,
      })),
    },
    mapsStore: config.shopify !== null && config.shopify.ids === null,
    demoStore: sellingStoreOf(config, texts.current()) === null,
    connections: { store: config.shopify !== null, payments: config.stripe !== null, mail: config.smtp !== null },
  };
});

/** Says that settings hold now, or which variables win over them. */
function answerTo(what: "saved" | "undone", config: Config, group: SettingGroup, value: unknown): string {
  const entered = z.record(z.string(), z.string()).safeParse(value).data ?? {};
  const variables = outweighingVariables(config, group, entered);
  return variables.length === 0 ? setupMessages[what] : setupMessages.outweighed(setupMessages.done[what], variables);
}

/** @throws InvalidInputError for an amount that was typed in another currency than the shop's */
function refuseForeignAmounts({ rate, freeFrom }: { rate: string; freeFrom: string }, currency: string): void {
  const problems = Object.entries({ rate, freeFrom }).flatMap(([field, typed]) => {
    const sign = foreignCurrencyIn(typed, currency);
    return sign === null
      ? []
      : [[`value.${field}`, setupMessages.foreignCurrency(sign, currencyName(currency))] as const];
  });
  if (problems.length > 0) throw new InvalidInputError(Object.fromEntries(problems));
}

/**
 * `POST /api/admin/setup/save`: saves a group of settings. What held before stays for one step back.
 * @throws HTTPException 400 for a field that doesn't fit, 409 for what somebody else saved since
 */
export const saveSettingsCall = actionCall(saveSettingsRequest, async (call) => {
  const { group, version } = call.input;
  const { config } = call.context;
  if (call.input.group === "shipping") refuseForeignAmounts(call.input.value, config.currency);
  const value = settingGroups[group].parse(call.input.value);
  const { saved } = await readSavedSettings<unknown>(call.db, group, settingGroups[group]);
  const before = saved?.value ?? null;
  await saveText(call, { key: settingsKey(group), version, value: { value, before } }, "settings saved", group);
  return answerTo("saved", config, group, value);
});

/**
 * `POST /api/admin/setup/undo`: puts back what a group held before the last change; once more, and that change is back.
 * @throws HTTPException 409 where nothing was saved, or somebody else saved since
 */
export const undoSettingsCall = actionCall(undoSettingsRequest, async (call) => {
  const { group, version } = call.input;
  const { saved } = await readSavedSettings<unknown>(call.db, group, settingGroups[group]);
  if (!saved) throw httpError(409, setupMessages.nothingBefore);
  const value = { value: saved.before, before: saved.value };
  await saveText(call, { key: settingsKey(group), version, value }, "settings put back", group);
  return answerTo("undone", call.context.config, group, saved.before);
});

/** `POST /api/admin/setup/try`: asks the store, the payment service or the mail server whether it works. */
export const tryConnectionCall = bodyCall(
  tryConnectionRequest,
  tryConnectionResponse,
  async ({ context: { config, texts, database }, db, input, countTry, audit }): Promise<ConnectionResult> => {
    await countTry("connectionTest");
    await audit("connection tried", input.connection);
    switch (input.connection) {
      case "store":
        return tryStore(config, texts.current());
      case "payments":
        return tryPayments(config.stripe);
      case "mail": {
        const messageId = `<${randomUUID()}@${new URL(config.siteUrl).hostname}>`;
        const { isAboutAddress, ...result } = await tryMail(config, input.email, messageId);
        const at = new Date(database.clock.now()).toISOString();
        if (config.smtp && !isAboutAddress)
          await recordMailTest(db, { at, works: result.works, server: mailServerMark(config.smtp) });
        return result;
      }
    }
  },
);

/** The live store whose variants an owner finds on the screen. @throws HTTPException 409 where a file decides, or none is set */
function storeToMap({ shopify }: Config): NonNullable<Config["shopify"]> {
  if (shopify === null) throw httpError(409, connectionMessages.store.unset);
  if (shopify.ids !== null) throw httpError(409, setupMessages.fileDecides);
  return shopify;
}

/** What a live store sells. @throws HTTPException 502 with the reason, where it can't be asked */
async function variantsIn(store: NonNullable<Config["shopify"]>): Promise<readonly StoreVariant[]> {
  try {
    return await fetchStoreVariants(store);
  } catch (error) {
    throw httpError(502, setupMessages.storeFails(connectionReasonOf(error)));
  }
}

/** `POST /api/admin/setup/store-variants`: asks the store what it sells, and finds what we sell in it. */
export const storeVariantsCall = bodyCall(
  storeVariantsRequest,
  storeVariantsResponse,
  async ({ context: { config, catalog }, countTry }) => {
    const store = storeToMap(config);
    await countTry("connectionTest");
    const variants = await variantsIn(store);
    const products = catalog.current();
    const suggested = suggestVariants(variants, products);
    const priceOf = (key: Sku): string | null => {
      const amount = skuPrice(key, products);
      return amount === null ? null : `${amount} ${config.currency.toUpperCase()}`;
    };
    return {
      ours: chosenSkus.map((key) => ({
        key,
        name: skuName(key, products),
        price: priceOf(key),
        suggested: suggested[key] ?? null,
      })),
      variants: variants.map(({ number, name, sku, price }) => ({ number, name, sku, price })),
    };
  },
);

/** Makes the error that names the fields of a choice that can't be sold by, each with what it gets into conflict with. */
function refusedChoice(
  { kind, skus }: MapMistake,
  chosen: StoreNumbers,
  products: readonly Product[],
): InvalidInputError {
  const problemOf = (sku: Sku): string => {
    const others = skus.filter((other) => other !== sku && (kind !== "repeated" || chosen[other] === chosen[sku]));
    return setupMessages.storeMistakes[kind](others.map((other) => `“${skuName(other, products)}”`).join(", "));
  };
  const problems = Object.fromEntries(skus.map((sku) => [`variants.${sku}`, problemOf(sku)]));
  const [first] = skus;
  const message = first === undefined ? undefined : `“${skuName(first, products)}”: ${problemOf(first)}`;
  return new InvalidInputError(problems, message);
}

/**
 * `POST /api/admin/setup/store-numbers`: saves which variant of the store each of our SKUs is, after the store was asked
 * whether it has them all. From then on the store takes the orders.
 * @throws HTTPException 400 for a choice that can't be sold by, 409 for what somebody else saved since
 */
export const saveStoreNumbersCall = actionCall(saveStoreNumbersRequest, async (call) => {
  const { version, variants } = call.input;
  const store = storeToMap(call.context.config);
  await call.countTry("connectionTest");
  const found = numbersOfChoice(variants, await variantsIn(store));
  if ("mistake" in found) throw refusedChoice(found.mistake, variants, call.context.catalog.current());
  const { saved } = await readSavedSettings(call.db, "storeNumbers", settingGroups.storeNumbers);
  const value = { value: found.numbers, before: saved?.value ?? null };
  await saveText(call, { key: settingsKey("storeNumbers"), version, value }, "settings saved", "storeNumbers");
  return setupMessages.storeNumbersSaved;
});
