import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { inAddress } from "#content/catalog/buying.ts";
import type { ChosenTagigo } from "./use-selection.ts";

/** The choice of a Tagigo page that is being left: another one takes it over. */
let left: string | null = null;

/**
 * On a Tagigo page the header's Buy Now keeps the choice and goes to the configurator
 * (docs/behavior/tagigo.md#configurator).
 */
export function useArrival({ selection, hrefOf }: ChosenTagigo): void {
  const { key, search, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const navigate = useNavigate();
  const chosen = useRef({ key, href: hrefOf(selection) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, which `key` stands for
  useEffect(() => {
    const bare = (search === "" || search === `?network=${inAddress("Google Find Hub")}`) && hash === "" && !isBack;
    const before = chosen.current.key === key ? left : chosen.current.href;
    left = null;
    if (bare && before !== null) {
      navigate(before.slice(before.indexOf("?")), { replace: true, preventScrollReset: true });
      // After the router has scrolled to the top.
      requestAnimationFrame(() => document.getElementById("configurator-title")?.focus());
      return;
    }
    chosen.current = { key, href: hrefOf(selection) };
  }, [key]);
  useEffect(
    () => () => {
      const { href } = chosen.current;
      left = href;
      setTimeout(() => {
        if (left === href) left = null;
      });
    },
    [],
  );
}
