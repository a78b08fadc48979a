import { countryNamesIn, type SettingGroup, sellerSettings, settingVariables } from "#contract/shop-settings.ts";
import type { Config } from "#server/config/config.ts";

const sellerKeys = sellerSettings.keyof().options;

/** The environment variables of settings that are set, as the screen shows them: null for a secret. */
export function setVariables({ seller, shipping, supportEmail, stripe }: Config): Record<string, string | null> {
  const given: Record<string, string | null> = {
    [settingVariables.emails.support]: supportEmail,
    [settingVariables.shipping.rate]: shipping.rate,
    [settingVariables.shipping.from]: shipping.from,
    [settingVariables.shipping.countries]: shipping.countries.join(", ") || null,
  };
  for (const key of sellerKeys) given[settingVariables.seller[key]] = seller[key];
  const set = Object.entries(given).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(set), ...(stripe ? { [settingVariables.payments.takenBy]: null } : {}) };
}

const variablesOfGroups: Partial<Record<SettingGroup, Readonly<Record<string, string>>>> = settingVariables;

/** A value as a variable would say it: countries by their names. */
const asVariable = (field: string, value: string): string =>
  field === "countries" ? (countryNamesIn(value) ?? []).join(", ") : value;

/**
 * The environment variables that say something else than what was entered for a group of settings, and so win over it.
 * @param entered by its fields; an empty text is nothing
 */
export function outweighingVariables(
  config: Config,
  group: SettingGroup,
  entered: Readonly<Record<string, string>>,
): readonly string[] {
  if (group === "storeNumbers") return config.shopify?.ids ? ["SHOPIFY_IDS_FILE"] : [];
  const set = setVariables(config);
  return Object.entries(variablesOfGroups[group] ?? {}).flatMap(([field, variable]) => {
    const value = entered[field] ?? "";
    return value === "" || !(variable in set) || set[variable] === asVariable(field, value) ? [] : [variable];
  });
}
