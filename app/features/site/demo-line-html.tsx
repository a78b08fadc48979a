import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";

/**
 * The banner shown while the demo store takes the orders, as static HTML for the root's loader
 * (docs/behavior/header-and-footer.md#demo-line).
 */
export const demoLineHtml = (isDemo: boolean): Readonly<Record<string, string>> =>
  isDemo
    ? renderStaticHtml({
        "demo-line": (
          <aside aria-label="Store notice" className="bg-ink px-4 py-1 text-center text-sm text-paper" data-screen-only>
            Demo store: no real orders
          </aside>
        ),
      })
    : { "demo-line": "" };
