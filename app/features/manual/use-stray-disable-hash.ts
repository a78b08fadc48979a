import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ManualPage, manualHashes } from "#content/manuals/manuals.ts";

/** Sends an old link's fragment about disabling another device to the guides (docs/behavior/manual-links.md#rules). */
export function useStrayDisableHash(page: ManualPage): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const fragment = hash.slice(1);
    if (!fragment.includes("disable") || manualHashes(page).has(fragment) || document.getElementById(fragment)) return;
    navigate("/support/disable", { replace: true });
  }, [hash, navigate, page]);
}
