import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { type LinkTab, LinkTabs } from "#app/ui/link-tabs.tsx";

/**
 * The layout of product pages: top section, tabs, and structured data. Links in its static HTML
 * navigate client-side. Each tab is a history entry, as without JavaScript.
 * @param name of the product
 * @param texts HTML by element id, as the loader gave it
 * @param top content above the tabs
 * @param tab the open tab
 * @param children content below the tabs
 */
export function ProductLayout({
  name,
  texts,
  top,
  tab,
  tabs,
  children,
}: {
  name: string;
  texts: Readonly<Record<string, string>>;
  top: ReactNode;
  tab: string;
  tabs: readonly LinkTab[];
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  function choose(next: string) {
    const to = tabs.find(({ value }) => value === next)?.to;
    if (to !== undefined) navigate(to, { preventScrollReset: true, replace: next === tab });
  }
  return (
    <div className="wrap py-8 lg:py-14">
      {top}
      <div className="mt-14 lg:mt-20">
        <LinkTabs label={`About ${name}`} value={tab} onChoose={choose} tabs={tabs} />
      </div>
      {children}
      <StaticHtml id={structuredDataId} html={texts[structuredDataId]} />
    </div>
  );
}

/** The top of a product page: pictures, text, and below them the offer, which isn't printed. */
export function PicturesAndOffer({
  pictures,
  intro,
  children,
}: {
  pictures: ReactNode;
  intro: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-14">
      <div data-screen-only className="min-w-0 lg:col-span-7">
        {pictures}
      </div>
      <div className="lg:col-span-5">
        {intro}
        <div data-screen-only>{children}</div>
      </div>
    </div>
  );
}

/** The heading of a tab whose text has none. */
export function TabTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-6 text-3xl tracking-[-0.02em]">{children}</h2>;
}
