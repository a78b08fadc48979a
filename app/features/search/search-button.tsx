import Search from "@lucide/icons/icons/search";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { takeClick } from "#app/lib/take-click.ts";
import { useWindowEvent } from "#app/lib/use-window-event.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SearchDialog as Dialog } from "./search-dialog.tsx";

/**
 * Opens the search, also by Ctrl K or Cmd K. A link to the search page without script, or when the dialog's code fails.
 */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [SearchDialog, setDialog] = useState<typeof Dialog | null>(null);
  const navigate = useNavigate();

  useWindowEvent("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen((now) => !now);
  });

  // Input typed while the dialog's code loads is passed on to it.
  const early = useRef("");
  useEffect(() => {
    if (!open || SearchDialog) return;
    function onKey(event: KeyboardEvent) {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      // The loaded dialog handles keys itself.
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      early.current += event.key;
    }
    addEventListener("keydown", onKey);
    import("./search-dialog.tsx").then(
      (module) => setDialog(() => module.SearchDialog),
      () => {
        setOpen(false);
        navigate("/search");
      },
    );
    return () => removeEventListener("keydown", onKey);
  }, [open, SearchDialog, navigate]);

  return (
    <>
      <Link
        to="/search"
        onClick={(event) => takeClick(event) && setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex size-[44px] shrink-0 items-center justify-center rounded-full hover:bg-wash"
      >
        <Icon icon={Search} className="size-5" />
        <span className="sr-only">Search</span>
      </Link>
      {SearchDialog ? <SearchDialog open={open} onOpenChange={setOpen} early={early} /> : null}
    </>
  );
}
