import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { StaticHtml, type StaticHtmlData } from "#app/static-html/static-html.tsx";
import { type LinkTab, LinkTabs } from "#app/ui/link-tabs.tsx";

// Seven parts of twelve for the pictures, three rem between the columns; less between 768 and 1,024 px.
const left = "md:float-left md:w-[calc(100%/12*6.5-0.75rem)] lg:w-[calc(100%/12*7-1.75rem)]";
const right = "md:float-right md:w-[calc(100%/12*5.5-0.75rem)] lg:w-[calc(100%/12*5-1.25rem)]";

/**
 * Above the tabs, in this order on a phone; on wide screens the pictures are on the left with `more` below them.
 * `children` are below the tabs.
 */
type ProductLayoutProps = Record<"intro" | "pictures" | "offer" | "children", ReactNode> & {
  name: string;
  html: StaticHtmlData;
  more?: ReactNode;
  tab: string;
  tabs: readonly LinkTab[];
};

/** Each tab is a history entry, as without JavaScript. */
export function ProductLayout(props: ProductLayoutProps) {
  const { name, html, intro, pictures, offer, more, tab, tabs, children } = props;
  const navigate = useNavigate();
  function choose(next: string) {
    const to = tabs.find(({ value }) => value === next)?.to;
    if (to !== undefined) navigate(to, { preventScrollReset: true, replace: next === tab });
  }
  return (
    <div className="wrap py-5 lg:py-8">
      {/* Floats, because each column packs its own parts: rows of a grid would leave gaps. */}
      <div className="flow-root">
        <div className={`mb-5 ${right}`}>{intro}</div>
        <div data-screen-only className={`mb-5 ${left}`}>
          {pictures}
        </div>
        <div data-screen-only className={`md:clear-right ${right}`}>
          {offer}
        </div>
        {more ? (
          <div data-screen-only className={`md:clear-left ${left}`}>
            {more}
          </div>
        ) : null}
      </div>
      <div className="mt-8 lg:mt-20">
        <LinkTabs label={`About ${name}`} value={tab} onChoose={choose} tabs={tabs} />
      </div>
      {children}
      <StaticHtml id={structuredDataId} from={html} />
    </div>
  );
}

/** The heading of a tab whose text has none. */
export function TabTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-4 text-2xl tracking-[-0.02em] sm:mb-6 sm:text-3xl">{children}</h2>;
}
