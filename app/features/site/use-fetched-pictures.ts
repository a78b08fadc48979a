import { useEffect } from "react";
import { useLocation } from "react-router";

/** So that no empty box scrolls into view. */
export function useFetchedPictures(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other pictures.
  useEffect(() => {
    import("./fetch-pictures.ts").then(
      ({ fetchPictures }) => fetchPictures(),
      (error: unknown) => console.info("Pictures are fetched as they are scrolled to:", String(error)),
    );
  }, [pathname]);
}
