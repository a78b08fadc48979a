import { whenIdle } from "#app/lib/when-idle.ts";
import { savesData } from "./saves-data.ts";

/** Once the page has loaded and is idle, fetches its pictures further down, but for closed panels. Not for those who save data. */
export function fetchPictures(): void {
  if (savesData()) return;
  const fetchAll = (): void => {
    for (const image of document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]"))
      if (image.offsetParent) image.loading = "eager";
  };
  if (document.readyState === "complete") whenIdle(fetchAll);
  else addEventListener("load", () => whenIdle(fetchAll), { once: true });
}
