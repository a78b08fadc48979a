import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { compareLink } from "#content/navigation.ts";
import type { MenuProduct } from "./shop-frame-data.ts";

export function ProductLinks({ products }: { products: readonly MenuProduct[] }) {
  return (
    <ul>
      {products.map(({ name, path, picture, offer }) => (
        <li key={path}>
          <Link to={path} className="flex items-center gap-4 rounded-xl p-2 hover:bg-wash">
            {picture ? (
              <span className="shrink-0">
                <Picture picture={picture} sizes="4rem" decorative className="size-16 rounded-lg object-cover" />
              </span>
            ) : null}
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-base font-normal text-ink-soft tabular-nums">{offer}</span>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={compareLink.href} className="flex min-h-11 items-center rounded-xl px-2 font-medium hover:bg-wash">
          {compareLink.label}
        </Link>
      </li>
    </ul>
  );
}
