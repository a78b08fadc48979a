import { matchRoutes } from "react-router";
import { z } from "zod";
import { dataPathOf, isDataPath, pagePathOf, routesParameter } from "#app/router-adapter/data-requests.ts";
import { type KnownValues, type QueryRules, queryRulesOf, readQuery, rulesNow } from "#contract/page-query.ts";

export type CacheTarget = {
  /** Addresses that show the same page have the same target, which is also the cache key. */
  readonly target: string;
  /** False for pages of one visitor or of staff, and for what somebody typed. */
  readonly cacheable: boolean;
  /** Where all paths of this route that aren't found share one 404 page; null for a route with one path. */
  readonly notFoundTarget: string | null;
  readonly respelled: string | null;
};

type Route = Readonly<{ id: string; parentId?: string | undefined; path?: string; module: unknown }>;
export type RouteTable = Readonly<Record<string, Route | undefined>>;

/** A route that answers addresses, with the handles of its parents and its own joined. */
type PageRoute = {
  readonly parts: readonly string[];
  readonly isDynamic: boolean;
  /** Ids of the route's parents and its own: what a data request may name. */
  readonly ids: readonly string[];
  readonly query: QueryRules;
  readonly isPrivate: boolean;
  readonly params: Readonly<Record<string, (value: string) => string>>;
};

const handleSchema = z.object({
  private: z.boolean().default(false),
  params: z
    .record(
      z.string(),
      z.custom<(value: string) => string>((value) => typeof value === "function"),
    )
    .default({}),
});

const nothing = "-";

const handleOf = (module: unknown): unknown => Reflect.get(Object(module), "handle");

const isDynamic = (segment: string): boolean => segment.includes(":") || segment === "*";

function pageRoutes(table: RouteTable): PageRoute[] {
  const parentOf = ({ parentId }: Route) => (parentId === undefined ? undefined : table[parentId]);
  const parents = new Set(Object.values(table).map((route) => route?.parentId));
  return Object.values(table).flatMap((leaf) => {
    if (!leaf || parents.has(leaf.id)) return [];
    const chain = [leaf];
    for (let up = parentOf(leaf); up; up = parentOf(up)) chain.unshift(up);
    const handles = chain.map(({ module }) => handleOf(module));
    const checked = handles.map((handle) => handleSchema.parse(handle ?? {}));
    const parts = chain
      .flatMap(({ path }) => path || [])
      .join("/")
      .split("/");
    return [
      {
        parts,
        isDynamic: parts.some(isDynamic),
        ids: chain.map(({ id }) => id),
        query: Object.assign({}, ...handles.toReversed().map(queryRulesOf)),
        isPrivate: checked.some((handle) => handle.private),
        params: Object.assign({}, ...checked.map(({ params }) => params)),
      },
    ];
  });
}

/** Itself where it can't be decoded. */
function decoded(path: string): string {
  try {
    return path
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return path;
  }
}

/** `*` may hold slashes. */
function pathOf({ parts }: PageRoute, valueFor: (name: string) => string): string {
  const filled = parts.map((part) =>
    part === "*"
      ? valueFor("*").split("/").map(encodeURIComponent).join("/")
      : part.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(valueFor(name))),
  );
  // An empty `*` leaves no slash behind.
  return `/${filled.join("/")}`.replace(/(?<=.)\/$/, "");
}

function respell(path: string, { parts }: PageRoute): string {
  const rest = path.slice(1).split("/");
  return `/${rest.map((part, index) => (isDynamic(parts[index] ?? "*") ? part : parts[index])).join("/")}`;
}

/** Which of a route's loaders a data request asks for, in canonical form; empty for all, or an invalid set. */
function askedRoutes(ids: readonly string[], source: URLSearchParams): string {
  const named = source.get(routesParameter)?.split(",") ?? [];
  const known = ids.filter((id) => named.includes(id));
  const whole = known.length === ids.length || named.some((id) => !ids.includes(id));
  return whole || known.length === 0 ? "" : `${routesParameter}=${encodeURIComponent(known.join(","))}`;
}

/**
 * Reads addresses by the routes' `handle`: existing values only, in one order. Most paths are found in a map.
 * @param known values that staff made
 */
export function pageAddresses(table: RouteTable, known: (of: KnownValues) => readonly string[]) {
  const routes = pageRoutes(table);
  const fixed = new Map(
    routes.flatMap((route) => (route.isDynamic ? [] : [[pathOf(route, String).toLowerCase(), route] as const])),
  );
  const dynamic = routes
    .filter((route) => route.isDynamic)
    .map((page) => ({ id: page.parts.join("/"), path: page.parts.join("/"), page }));

  function find(path: string): { route: PageRoute; params: Readonly<Record<string, string | undefined>> } | null {
    const plain = fixed.get(path) ?? fixed.get(decoded(path).toLowerCase());
    if (plain) return { route: plain, params: {} };
    const match = matchRoutes(dynamic, path)?.at(-1);
    return match ? { route: match.route.page, params: match.params } : null;
  }

  return (target: string): CacheTarget => {
    const mark = target.indexOf("?");
    const given = mark === -1 ? target : target.slice(0, mark);
    const source = new URLSearchParams(mark === -1 ? "" : target.slice(mark));
    const isData = isDataPath(given);
    const path = isData ? pagePathOf(given) : given;
    const found = find(path);
    if (!found) return { target: given, cacheable: false, notFoundTarget: null, respelled: null };
    const { route, params } = found;
    const query = readQuery(rulesNow(route.query, known), source);
    const loaders = isData ? askedRoutes(route.ids, source) : "";
    const search = [query.canonical, loaders].filter((part) => part !== "").join("&");
    const address = (valueFor: (name: string) => string): string => {
      const filled = pathOf(route, valueFor);
      const file = isData ? dataPathOf(filled) : filled;
      return search === "" ? file : `${file}?${search}`;
    };
    const respelled = isData ? path : respell(path, route);
    return {
      target: address((name) => (route.params[name] ?? String)(params[name] ?? "")),
      cacheable: query.cacheable && !route.isPrivate,
      notFoundTarget: route.isDynamic ? address((name) => (route.params[name] ?? (() => nothing))(nothing)) : null,
      respelled: respelled === path ? null : respelled + (mark === -1 ? "" : target.slice(mark)),
    };
  };
}
