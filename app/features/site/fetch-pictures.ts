import { whenIdle } from "#app/lib/when-idle.ts";
import { savesData } from "./saves-data.ts";

/** One at a time: to begin them all takes a phone longer than a press may wait. Those that have left the page are passed over. */
function fetchOneByOne(images: readonly HTMLImageElement[]): void {
  const [image, ...others] = images.filter(({ isConnected }) => isConnected);
  if (!image) return;
  image.loading = "eager";
  whenIdle(() => fetchOneByOne(others));
}

/** Once the page has loaded and is idle, fetches its pictures further down, but for closed panels. Not for those who save data. */
export function fetchPictures(): void {
  if (savesData()) return;
  const fetchAll = (): void => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]")];
    fetchOneByOne(images.filter(({ offsetParent }) => offsetParent));
  };
  if (document.readyState === "complete") whenIdle(fetchAll);
  else addEventListener("load", () => whenIdle(fetchAll), { once: true });
}
