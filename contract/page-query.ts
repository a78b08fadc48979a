/** Which values of a query parameter a page reads. Made by the functions below, in a route's `handle`. */
export type ParameterRule =
  | { readonly kind: "oneOf"; readonly values: readonly string[]; readonly other?: string }
  | { readonly kind: "number"; readonly max: number; readonly pages?: PagesOf; readonly endsInLast?: true }
  | { readonly kind: "known"; readonly of: KnownValues; readonly maxLength: number }
  | { readonly kind: "presence" }
  | { readonly kind: "text"; readonly maxLength: number }
  | { readonly kind: "browser" };

/** Values that staff make (contract/site-texts.ts): the server knows them, the build doesn't. */
export type KnownValues = "article tags" | "articles";

/** A list on pages: so many entries from the build, and as many more as the server knows values of that name. */
type PagesOf = { readonly entries: number; readonly perPage: number; readonly more: KnownValues };

/** The query parameters of a page by name, in their canonical order. */
export type QueryRules = Readonly<Record<string, ParameterRule>>;

/**
 * Makes the rule that takes one of these values. Case and spaces don't matter: `Google Find Hub` is `google-find-hub`.
 */
export const oneOf = (...values: readonly string[]): ParameterRule => ({ kind: "oneOf", values });

/**
 * Makes a rule like `oneOf`; any other value is read as `other`, for pages that show something else then than without
 * one.
 */
export const oneOfOr = (other: string, ...values: readonly string[]): ParameterRule => ({
  kind: "oneOf",
  values,
  other,
});

/** Makes the rule that takes a whole number from 2 to `max`; 1 is what the page shows without the parameter. */
export const numberUpTo = (max: number): ParameterRule => ({ kind: "number", max });

/**
 * Makes the rule that takes the number of a page of a list that staff make longer. How many pages there are is known to
 * the server alone, which takes a number beyond the end as the last one (`rulesNow`).
 */
export const pageOfList = (pages: PagesOf): ParameterRule => ({ kind: "number", max: 999_999, pages });

/**
 * Makes the rule that takes one of the values that the server knows. The server drops unknown values before it renders
 * (`rulesNow`), so loaders and the browser take any of at most `maxLength` characters.
 */
export const knownValue = (of: KnownValues, maxLength: number): ParameterRule => ({ kind: "known", of, maxLength });

/**
 * Gives the rules by which the server reads addresses at the moment: what staff make is put in place of its name.
 * @param known the values of a name that exist now
 */
export function rulesNow(rules: QueryRules, known: (of: KnownValues) => readonly string[]): QueryRules {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      if (rule.kind === "known") return [name, oneOf(...known(rule.of))];
      if (rule.kind !== "number" || !rule.pages) return [name, rule];
      const { entries, perPage, more } = rule.pages;
      return [name, { kind: "number", max: Math.ceil((entries + known(more).length) / perPage), endsInLast: true }];
    }),
  );
}

/** The rule that only asks whether the parameter is there; any value of it is read as `1`. */
export const presence: ParameterRule = { kind: "presence" };

/**
 * Makes the rule that takes what somebody typed, or a token, cut at `maxLength` characters. A page with such a
 * parameter is rendered for each request and never cached.
 */
export const freeText = (maxLength: number): ParameterRule => ({ kind: "text", maxLength });

/** The rule of a parameter that is read in the browser alone, after hydration. */
export const inBrowser: ParameterRule = { kind: "browser" };

/** What a query is read from, such as `URLSearchParams`: the value of a name, null where it isn't there. */
export type QueryReader = { get(name: string): string | null };

/** A page's query as `readQuery` read it. */
export type PageQuery<Name extends string = string> = {
  /** @throws Error when the route's handle doesn't declare the parameter */
  get(name: Name): string | null;
  /** What the server renders and caches by, without a question mark. */
  readonly canonical: string;
  /** False where somebody's own text is in it. */
  readonly cacheable: boolean;
};

const spelling = (value: string): string => value.trim().toLowerCase().replaceAll(" ", "-");

type NumberRule = { readonly max: number; readonly endsInLast?: true };

function readNumber({ max, endsInLast }: NumberRule, value: string): string | null {
  if (!/^[1-9]\d*$/.test(value)) return null;
  const number = endsInLast ? Math.min(Number(value), max) : Number(value);
  return number > 1 && number <= max ? String(number) : null;
}

function readValue(rule: ParameterRule, value: string): string | null {
  switch (rule.kind) {
    case "oneOf":
      return rule.values.find((allowed) => spelling(allowed) === spelling(value)) ?? rule.other ?? null;
    case "number":
      return readNumber(rule, value);
    case "presence":
      return "1";
    case "text":
    case "known":
      return value.trim().slice(0, rule.maxLength).trim() || null;
    case "browser":
      return value;
  }
}

/**
 * Reads a query by the rules of a page, the same way on the server and in the browser. Parameters without a rule and
 * values that their rule doesn't take are left out.
 */
export function readQuery<Rules extends QueryRules>(
  rules: Rules,
  source: QueryReader,
): PageQuery<keyof Rules & string> {
  const values = new Map<string, string>();
  const canonical = new URLSearchParams();
  let cacheable = true;
  for (const [name, rule] of Object.entries(rules)) {
    const given = source.get(name);
    const value = given === null ? null : readValue(rule, given);
    if (value === null) continue;
    values.set(name, value);
    if (rule.kind !== "browser") canonical.set(name, value);
    if (rule.kind === "text") cacheable = false;
  }
  return {
    get(name) {
      if (!Object.hasOwn(rules, name))
        throw new Error(`The query parameter ${name} isn't declared in the route's handle.`);
      return values.get(name) ?? null;
    },
    canonical: canonical.toString(),
    cacheable,
  };
}

/** A handle's `query` is checked by `satisfies PageHandle`. */
const isHandleWithQuery = (handle: unknown): handle is { query: QueryRules | null } =>
  typeof handle === "object" && handle !== null && "query" in handle && typeof handle.query === "object";

/** Gives the query rules of a route's `handle`; none for a route without a handle or without declared parameters. */
export function queryRulesOf(handle: unknown): QueryRules {
  return (isHandleWithQuery(handle) && handle.query) || {};
}
