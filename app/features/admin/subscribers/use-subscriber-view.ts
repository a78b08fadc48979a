import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import {
  type SubscriberFilter,
  type SubscriberSort,
  subscriberFilter,
  subscriberSort,
} from "#contract/subscriber-list.ts";

export type SubscriberView = Omit<SubscriberFilter, "search"> & { readonly sort?: SubscriberSort | undefined };

const { schema, source, from, to } = subscriberFilter.shape;
const parsers = { schema, source, from, to, sort: subscriberSort };
const names = ["schema", "source", "from", "to", "sort"] as const;

export const wholeList: SubscriberView = {
  schema: undefined,
  source: undefined,
  from: undefined,
  to: undefined,
  sort: undefined,
};

/** Without values that are left out. */
export function viewParams(view: SubscriberView): [name: string, value: string][] {
  return names.flatMap((name) => {
    const value = view[name];
    return value === undefined ? [] : [[name, value] satisfies [string, string]];
  });
}

/** The order isn't a filter. */
export const countFilters = ({ sort: _, ...filter }: SubscriberView): number => viewParams(filter).length;

/**
 * In the address, but for the search, which is part of a person's address. A value that doesn't exist counts as not
 * given.
 */
export function useSubscriberView() {
  const [, setParams] = useSearchParams();
  const query = usePageQuery();
  const read = <Value>(name: (typeof names)[number], parser: { safeParse(value: unknown): { data?: Value } }) =>
    parser.safeParse(query.get(name) ?? undefined).data;
  const view: SubscriberView = {
    schema: read("schema", parsers.schema),
    source: read("source", parsers.source),
    from: read("from", parsers.from),
    to: read("to", parsers.to),
    sort: read("sort", parsers.sort),
  };
  const wanted = useRef(view);
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is read from the address, and changes with it
  useEffect(() => {
    wanted.current = view;
  }, [search]);
  return {
    view,
    /** The address follows a moment later, so the next change begins with this one. */
    show(change: SubscriberView) {
      wanted.current = { ...wanted.current, ...change };
      setParams(viewParams(wanted.current), { replace: true, preventScrollReset: true });
    },
  };
}
