/** The part of Shopify's Buy Button SDK 3.0.6 that this shop uses; it comes without types of its own. */
export type ShopifyBuySdk = {
  UI: { init(client: SdkClient, integrations: { errorReporter: { notifyException(error: unknown): void } }): SdkUi };
};

/** The class below the SDK's own: only its `buildClient` takes a fetch function (docs/decisions/buy-button.md). */
export type SdkClientClass = {
  buildClient(
    config: { domain: string; storefrontAccessToken: string; source: string },
    fetchFunction: (url: string, init: RequestInit) => Promise<Response>,
  ): SdkClient;
};

/** Made by the SDK, handed back to it. */
export type SdkClient = { readonly config: unknown };

export type SdkVariant = { readonly id: string };

/** What every part of the SDK on a page has: an element and a view with a frame in it. */
export type SdkComponent = {
  readonly node: HTMLElement;
  readonly view: { readonly iframe: { readonly el: HTMLIFrameElement } | null; render(): void; resize(): void };
};

export type SdkProduct = SdkComponent & {
  readonly model: { readonly variants: readonly SdkVariant[] };
  selectedVariant: SdkVariant;
};

export type SdkCart = SdkComponent & {
  readonly toggles: readonly SdkComponent[];
  /** The cart as the store has it; null before the first thing is put in. */
  readonly model: unknown;
  lineItemCache: unknown[];
  readonly isVisible: boolean;
  open(): void;
  close(): void;
  removeCheckout(): unknown;
  addVariantToCart(variant: SdkVariant, quantity?: number, openCart?: boolean): Promise<unknown> | null;
  updateItem(id: string, quantity: number): Promise<unknown>;
};

/** `createComponent` never rejects: what failed is undefined, and the reason goes to the error reporter. */
export type SdkUi = {
  readonly components: { product: SdkProduct[]; cart: SdkCart[] };
  createComponent(type: "product", config: object): Promise<SdkProduct | undefined>;
  createComponent(type: "cart", config: object): Promise<SdkCart | undefined>;
};

declare global {
  interface Window {
    ShopifyBuy?: ShopifyBuySdk;
  }
}
