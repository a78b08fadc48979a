import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import { pageMeta } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { handOverAddress, handOverSheets, handOverText } from "#content/hand-over.ts";
import { meta as pages } from "#content/products/meta.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/hand-over";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: pages["/hand-over"],
    siteUrl: context.get(services).config.siteUrl,
    text: handOverText,
    sheets: handOverSheets.map(({ device, name }) => ({ name, address: handOverAddress(device) })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, "/hand-over", loaderData?.siteUrl);

/** The hand-over sheets, one for each product. */
export default function HandOver({ loaderData: { text, sheets } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 lg:py-14">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{text.lead}</p>
      <ul className="mt-8 max-w-3xl border-t border-rule-strong">
        {sheets.map(({ name, address }) => (
          <li key={address} className="border-b border-rule">
            <Link to={address} className="flex min-h-14 items-center justify-between gap-4 text-xl hover:underline">
              {name} <ArrowRight aria-hidden="true" className="size-5" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
