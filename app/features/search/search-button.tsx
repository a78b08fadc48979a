import Search from "@lucide/icons/icons/search";
import { useEffect, useRef, useState } from "react";
import { takeClick } from "#app/lib/take-click.ts";
import { useWindowEvent } from "#app/lib/use-window-event.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** Opens the search, also by Ctrl K or Cmd K. A link to the search page without script. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  // Stays mounted once opened, so that what was typed stays.
  const [opened, setOpened] = useState(false);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  const loadDialog = () => import("./search-dialog.tsx").finally(() => setSettled(true));
  function giveUp() {
    setOpen(false);
    setOpened(false);
  }

  useWindowEvent("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen((now) => !now);
  });

  // Input typed while the dialog's code loads is passed on to it.
  const early = useRef("");
  useEffect(() => {
    if (!open || settled) return;
    function onKey(event: KeyboardEvent) {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      // The loaded dialog handles keys itself.
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      early.current += event.key;
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open, settled]);

  return (
    <>
      <PageLink
        to="/search"
        onClick={(event) => takeClick(event) && setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex size-[44px] shrink-0 items-center justify-center rounded-full hover:bg-wash"
      >
        <Icon icon={Search} className="size-5" />
        <span className="sr-only">Search</span>
      </PageLink>
      {opened ? (
        <LazyPart load={loadDialog} props={{ open, onOpenChange: setOpen, early }} onClose={giveUp} instead="/search" />
      ) : null}
    </>
  );
}
