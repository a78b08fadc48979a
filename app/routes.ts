import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { adminScreenList } from "#content/admin-dashboard.ts";
import { isSingle, products } from "#content/products.ts";

/**
 * docs/behavior/routes.md#table. A file that serves several paths is listed once per path, aliases with their own id.
 */
export default [
  layout("routes/layouts/shop.tsx", [
    layout("routes/layouts/shop-page.tsx", [
      index("routes/home.tsx"),

      route("buy-now", "routes/products/buy-now.tsx"),
      route("pre-order", "routes/products/buy-now.tsx", { id: "pre-order" }),
      route("product-details", "routes/products/product-details.tsx"),
      ...products
        .filter(isSingle)
        .map(({ slug }) =>
          route(`products/${slug}`, "routes/products/single-product.tsx", { id: `routes/products/${slug}` }),
        ),
      route("products/tagigo", "routes/products/tagigo.tsx"),
      route("products/tagigo-g", "routes/products/tagigo.tsx", { id: "tagigo-g" }),
      route("product-comparison", "routes/product-comparison.tsx"),

      route("user-manual", "routes/manual-redirect.tsx"),
      route("pages/incard-user-manual", "routes/disable-finder.tsx"),
      route("pages/faq", "routes/manual-redirect.tsx", { id: "pages-faq" }),
      route("pages/:pageName", "routes/manual-redirect.tsx", { id: "pages" }),

      route("support", "routes/support/support.tsx"),
      route("support/disable", "routes/support/disable.tsx"),
      route("disable", "routes/support/disable.tsx", { id: "disable" }),
      route(":site/disable", "routes/support/disable.tsx", { id: "site-disable" }),
      route("support/disabletracemate", "routes/support/disable.tsx", { id: "disable-tracemate" }),
      route("support/disableexplorer", "routes/support/disable.tsx", { id: "disable-explorer" }),
      route("support/disableclipx", "routes/support/disable.tsx", { id: "disable-clipx" }),

      // Help in choosing, mending and finding.
      route("compatibility", "routes/help/compatibility.tsx"),
      route("compatibility/:answer", "routes/help/compatibility-answer.tsx"),
      route("coach", "routes/coach/coach-index.tsx"),
      route("troubleshooter/*", "routes/help/troubleshooter.tsx"),
      route("found", "routes/help/found.tsx"),
      route("found/lost", "routes/help/found-lost.tsx"),
      route("found/:device", "routes/help/found.tsx", { id: "found-device" }),
      route("hand-over", "routes/hand-over/hand-over.tsx"),
      route("hand-over/:device", "routes/hand-over/hand-over.tsx", { id: "hand-over-device" }),
      route("go/:code", "routes/short-link.tsx"),
      route("print/:product/:section", "routes/print/section.tsx"),

      route("blog", "routes/blog/list.tsx"),
      route("blog/:id", "routes/blog/article.tsx"),

      route("contact", "routes/company/contact.tsx"),
      route("privacy-policy", "routes/company/policy.tsx"),
      route("warranty-policy", "routes/company/policy.tsx", { id: "warranty-policy" }),
      route("return-policy", "routes/company/policy.tsx", { id: "return-policy" }),
      route("regulatory", "routes/company/regulatory.tsx"),
      route("shipping", "routes/company/shipping.tsx"),
      route("terms", "routes/company/policy.tsx", { id: "terms" }),

      // What the law asks for where the shop sells (docs/law.md).
      route("accessibility", "routes/company/accessibility.tsx"),
      route("imprint", "routes/company/imprint.tsx"),
      route("withdrawal", "routes/company/withdrawal.tsx"),

      route("offline", "routes/offline.tsx"),
      route("search", "routes/search.tsx"),

      route("unsubscribe", "routes/newsletter/subscription.tsx"),
      route("confirm", "routes/newsletter/subscription.tsx", { id: "confirm" }),

      route("review", "routes/review.tsx"),
      route("order-confirmation", "routes/order-confirmation.tsx"),
      // The previews of drafts, as readers will see them.
      route("admin/articles/preview", "routes/admin/article-preview.tsx"),
      route("admin/policies/preview", "routes/admin/policy-preview.tsx"),

      route("*", "routes/not-found.tsx"),
    ]),
  ]),

  layout("routes/layouts/full-screen.tsx", [route("coach/:device/:procedure", "routes/coach/procedure.tsx")]),

  route("admin", "routes/admin/admin.tsx"),
  route("admin-login", "routes/admin/admin.tsx", { id: "admin-login" }),
  route("simple-admin-login", "routes/admin/simple-admin-login.tsx"),
  layout(
    "routes/layouts/staff.tsx",
    adminScreenList.map(({ to, source }) => {
      const id = `routes/admin/${to.split("/").at(-1)}`;
      return route(to.slice(1), source ? "routes/admin/dashboard.tsx" : `${id}.tsx`, { id });
    }),
  ),

  route("search-index.json", "routes/resources/search-index.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("feed.xml", "routes/resources/feed.ts"),
  route("product-feed.xml", "routes/resources/product-feed.ts"),
  route("llms.txt", "routes/resources/llms.ts"),
  route("blog/:id.md", "routes/resources/markdown-alternate.ts", { id: "article-markdown" }),
  route("manuals/:product/:section.md", "routes/resources/markdown-alternate.ts", { id: "section-markdown" }),
] satisfies RouteConfig;
