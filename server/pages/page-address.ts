import { matchRoutes } from "react-router";
import { z } from "zod";
import { dataPathOf, isDataPath, pagePathOf, routesParameter } from "#app/router-adapter/data-requests.ts";
import { type KnownValues, type QueryRules, queryRulesOf, readQuery, rulesNow } from "#contract/page-query.ts";

/** What a request target means to the cache and to the router. */
export type CacheTarget = {
  /** Addresses that show the same page have the same target, which is also the cache key. */
  readonly target: string;
  /** False for pages of one visitor or of staff, and for what somebody typed. */
  readonly cacheable: boolean;
  /** Where all paths of this route that aren't found share one 404 page; null for a route with one path. */
  readonly notFoundTarget: string | null;
  /** The target in the spelling of the route table; null where it is spelled so. */
  readonly respelled: string | null;
};

/** Reads a request target, path and query, as the routes declare their addresses. */
export type ReadAddress = (target: string) => CacheTarget;

type Route = Readonly<{ id: string; parentId?: string | undefined; path?: string; module: unknown }>;

/** What of the router's build decides about addresses: its routes by their ids. */
export type RouteTable = Readonly<Record<string, Route | undefined>>;

/** A route that answers addresses, with the handles of its parents and its own joined. */
type PageRoute = {
  /** The parts of its path between slashes, such as `blog` and `:id`; one empty part for home. */
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

/** A value that no path parameter has. */
const nothing = "-";

const handleOf = (module: unknown): unknown => Reflect.get(Object(module), "handle");

const isDynamic = (segment: string): boolean => segment.includes(":") || segment === "*";

function pageRoutes(table: RouteTable): PageRoute[] {
  const parentOf = ({ parentId }: Route): Route | undefined => (parentId === undefined ? undefined : table[parentId]);
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

/** A path with each part decoded once, as the router does it; the path itself where it can't be decoded. */
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

/** The path of a route with a value for each parameter; that of `*` may hold slashes. */
function pathOf({ parts }: PageRoute, valueFor: (name: string) => string): string {
  const filled = parts.map((part) =>
    part === "*"
      ? valueFor("*").split("/").map(encodeURIComponent).join("/")
      : part.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(valueFor(name))),
  );
  // An empty `*` leaves no slash behind.
  return `/${filled.join("/")}`.replace(/(?<=.)\/$/, "");
}

/** A path with its fixed parts spelled as the route has them. */
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
 * Makes what reads addresses by the routes' own declarations (`handle`): their query parameters in one order and with
 * the values that exist, everything else dropped. Most paths have no parameter and are found in a map.
 * @param known gives the values of a name that staff made
 */
export function pageAddresses(table: RouteTable, known: (of: KnownValues) => readonly string[]): ReadAddress {
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

  return (target) => {
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

/** Gives the path of a request target, without its query. */
export const pathOfTarget = (target: string): string => target.split("?", 1)[0] ?? "";

/** The same target without its trailing slash, or null when it has none. */
function withoutTrailingSlash(target: string): string | null {
  const [path = "", ...query] = target.split("?");
  if (!/^\/[^/].*\/$/.test(path)) return null;
  return [path.replace(/\/+$/, ""), ...query].join("?");
}

/**
 * Gives the target that a browser is sent to in place of one that isn't spelled properly: without a trailing slash, or
 * as the route table spells it. Null for one that is spelled so.
 * @param address what `target` was read as
 */
export const properAddress = (target: string, address: CacheTarget): string | null =>
  withoutTrailingSlash(target) ?? address.respelled;
