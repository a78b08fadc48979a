import { whenIdle } from "#app/lib/when-idle.ts";
import { savesData } from "./saves-data.ts";

/** One at a time: beginning them all blocks a phone. Those that have left the page are skipped. */
function fetchOneByOne(images: readonly HTMLImageElement[]): void {
  const [image, ...others] = images.filter(({ isConnected }) => isConnected);
  if (!image) return;
  image.loading = "eager";
  whenIdle(() => fetchOneByOne(others));
}

/** Once the page is idle; not for closed panels, nor for those who save data. */
export function fetchPictures(): void {
  if (savesData()) return;
  const fetchAll = (): void => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]")];
    fetchOneByOne(images.filter(({ offsetParent }) => offsetParent));
  };
  if (document.readyState === "complete") whenIdle(fetchAll);
  else addEventListener("load", () => whenIdle(fetchAll), { once: true });
}
