import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { z } from "zod";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { subscriberFilter, subscriberSort } from "#contract/admin-subscribers.ts";

const { search: _, ...filters } = subscriberFilter.shape;
const viewSchema = z.object({ ...filters, sort: subscriberSort.optional() });
const names = viewSchema.keyof().options;
/** The filters and the order of a list of subscribers. */
export type SubscriberView = Readonly<z.infer<typeof viewSchema>>;

/** The view that the address asks for, and what changes it. */
export type SubscriberViewState = {
  readonly view: SubscriberView;
  /** Changes some of it; undefined takes a filter away. */
  readonly show: (change: SubscriberView) => void;
  /** Takes all away but what `kept` holds. */
  readonly clear: (kept?: SubscriberView) => void;
  /** How often it was cleared: for fields that hold what is typed. */
  readonly cleared: number;
};

/** A view as query parameters, without those that are left out. */
export function viewParams(view: SubscriberView): [name: string, value: string][] {
  return names.flatMap((name) => {
    const value = view[name];
    return value === undefined ? [] : [[name, value] satisfies [string, string]];
  });
}

/** How many filters a view has; the order isn't one. */
export const countFilters = ({ sort: _, ...filter }: SubscriberView): number => viewParams(filter).length;

/**
 * The view of a list of subscribers, which stands in the address, unlike the search, which is part of a person's address. A value
 * that doesn't exist counts as not given.
 */
export function useSubscriberView(): SubscriberViewState {
  const [, setParams] = useSearchParams();
  const query = usePageQuery();
  const given = names.flatMap((name) => {
    const value = query.get(name) ?? undefined;
    return viewSchema.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  const view: SubscriberView = viewSchema.parse(Object.fromEntries(given));
  const wanted = useRef(view);
  const [cleared, setCleared] = useState(0);
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is read from the address, and changes with it
  useEffect(() => {
    wanted.current = view;
  }, [search]);
  /** The address follows a moment later, so the next change begins with this one. */
  function replace(next: SubscriberView): void {
    wanted.current = next;
    setParams(viewParams(next), { replace: true, preventScrollReset: true });
  }
  return {
    view,
    show: (change) => replace({ ...wanted.current, ...change }),
    clear(kept = {}) {
      setCleared(cleared + 1);
      replace(kept);
    },
    cleared,
  };
}
