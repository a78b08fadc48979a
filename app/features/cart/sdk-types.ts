/** The part of Shopify's Buy Button SDK 3.0.6 that this shop uses; it has no types. */
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

export type SdkClient = {
  readonly config: unknown;
  readonly checkout: {
    /** Null where the store has no such cart. */
    fetch(cartId: string): Promise<SdkCartModel | null>;
  };
};

export type SdkVariant = { readonly id: string };

export type SdkComponent = {
  readonly node: HTMLElement;
  readonly view: { readonly iframe: { readonly el: HTMLIFrameElement } | null; render(): void; resize(): void };
};

export type SdkProduct = SdkComponent & {
  /** Handlers by event and selector; a getter. */
  readonly DOMEvents: object;
  readonly model: { readonly variants: readonly SdkVariant[] };
  selectedVariant: SdkVariant;
};

/** In dollars, such as "29.0". */
export type SdkMoney = { readonly amount: string };

export type SdkLine = {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  readonly variant: SdkVariant & { readonly title: string; readonly price: SdkMoney };
};

export type SdkCartModel = {
  readonly id: string;
  readonly lineItems: readonly SdkLine[];
  readonly lineItemsSubtotalPrice: SdkMoney;
  /** Why a change wasn't made, or not as it was asked for; empty or absent when it was. */
  readonly userErrors?: readonly { readonly message: string }[];
};

export type SdkCart = SdkComponent & {
  /** Null before the first thing is put in. */
  model: SdkCartModel | null;
  lineItemCache: unknown[];
  readonly view: { animateRemoveNode(id: string): void };
  open(): void;
  setFocus(): void;
  onCheckout(): void;
  removeCheckout(): unknown;
  /** Null where no cart is stored, or the store has sold or forgotten it. */
  fetchData(): Promise<SdkCartModel | null>;
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
