import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * The route table: every path of the specification (back-office §2, Full route table).
 * A file that serves several paths stands once for each, the aliases with an id of their own.
 */
export default [
  index("routes/home.tsx"),

  route("buy-now", "routes/products/buy-now.tsx"),
  route("pre-order", "routes/products/buy-now.tsx", { id: "pre-order" }),
  route("product-details", "routes/products/product-details.tsx"),

  route("order-confirmation", "routes/order-confirmation.tsx"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
