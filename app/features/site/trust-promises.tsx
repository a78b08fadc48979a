import PackageCheck from "@lucide/icons/icons/package-check";
import Percent from "@lucide/icons/icons/percent";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import Truck from "@lucide/icons/icons/truck";
import { Icon } from "#app/ui/icon.tsx";
import type { ShopFrameData } from "./shop-frame-data.ts";

const icons = [Truck, Percent, PackageCheck, ShieldCheck];

/** docs/behavior/catalog.md#promises */
export function TrustPromises({ promises }: Pick<ShopFrameData, "promises">) {
  return (
    <ul className="wrap grid grid-cols-2 gap-x-6 gap-y-5 border-b border-border py-6 lg:grid-cols-4 lg:gap-x-8 lg:py-8">
      {promises.map(({ title, text }, index) => {
        const icon = icons[index] ?? ShieldCheck;
        return (
          <li key={title} className="sm:flex sm:gap-3">
            <Icon icon={icon} className="mb-1 size-5 shrink-0 text-accent-text sm:mt-1" />
            <p className="leading-snug sm:leading-normal">
              <span className="block font-semibold">{title}</span>
              <span className="text-ink-soft">{text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
