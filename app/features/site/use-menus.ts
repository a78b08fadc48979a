import { useEffect } from "react";

/** Closes the header's `<details data-menu>` on a link click, a click outside and Escape. To be used once. */
export function useMenus(): void {
  useEffect(() => {
    const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      for (const menu of open()) if (!menu.contains(target) || target.closest("a")) menu.open = false;
    }
    function onKey({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      for (const menu of open()) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    }
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
}
