import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeElement, stubPage } from "#tests/fake-page.ts";
import { cartOpenEvent, snapshotKey } from "./cart-names.ts";
import { keepCart } from "./cart-script.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs the script in a page with this storage; `null` for a browser that blocks it. */
function runScript(stored: string | null, links: readonly FakeElement[] = []) {
  const page = stubPage(stored === null ? null : { [snapshotKey]: stored });
  page.document.parts.set("[data-buy-link]", links);
  const sent = vi.fn();
  addEventListener(cartOpenEvent, sent);
  keepCart();
  /** The address of a buy link of the store "s" after an event on it. */
  function linkAfter(type: string, address: string): string | null {
    const link = buyLink(address);
    page.fire(type, link);
    return link.getAttribute("href");
  }
  return { ...page, count: () => page.root.properties.get("--cart"), sent, linkAfter };
}

function buyLink(address: string): FakeElement {
  const link = new FakeElement(["[data-buy-link]"], { href: address });
  link.dataset.buyLink = "s";
  return link;
}

const cartLink = () => Object.assign(new FakeElement(["[data-cart-link]"]), { href: "/buy-now" });

const cart = (lines: string, store = "s") => JSON.stringify({ store, count: 3, lines });

describe("the count", () => {
  test("is what the snapshot says, and gone with it", () => {
    const { count, local, fire } = runScript(cart("1:3"));
    expect(count()).toBe('"3"');
    local.delete(snapshotKey);
    fire("storage");
    expect(count()).toBeUndefined();
    local.set(snapshotKey, JSON.stringify({ store: "s", count: 100, lines: "1:100" }));
    fire("pageshow");
    expect(count()).toBe('"99+"');
  });

  test.each(["", "null", "7", "[", '{"count":0}', '{"count":"x"}'])("isn't there for %j", (stored) => {
    expect(runScript(stored).count()).toBeUndefined();
  });

  test("isn't there where storage is blocked", () => {
    const { count, linkAfter } = runScript(null);
    expect(count()).toBeUndefined();
    expect(linkAfter("click", "/demo-store/cart/1:1")).toBe("/demo-store/cart/1:1");
  });
});

describe("a buy link", () => {
  test("carries what is in the cart, each thing once, before its own address is followed", () => {
    const { linkAfter, local } = runScript(cart("2:2,1:3"));
    expect(linkAfter("pointerover", "/demo-store/cart/1:1")).toBe("/demo-store/cart/1:4,2:2");
    expect(local.get(snapshotKey)).not.toContain("sent");
    expect(linkAfter("focusin", "https://shop.example/cart/3:1")).toBe("https://shop.example/cart/3:1,2:2,1:3");
  });

  test("is filled when the document is there", () => {
    const link = buyLink("/cart/1:1");
    const { document, local } = runScript(cart("2:2"), [link]);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(link.getAttribute("href")).toBe("/cart/1:1,2:2");
    expect(local.get(snapshotKey)).not.toContain("sent");
  });

  test("leads to at most 99 of a thing", () => {
    expect(runScript(cart("1:99")).linkAfter("pointerover", "/cart/1:1")).toBe("/cart/1:99");
  });

  test("with another address stays as it is", () => {
    const { linkAfter, local } = runScript(cart("2:2"));
    for (const address of ["/buy-now", "/cart/", "/cart/a:1"]) expect(linkAfter("click", address)).toBe(address);
    expect(local.get(snapshotKey)).not.toContain("sent");
  });

  test("followed with an empty cart marks nothing", () => {
    const { linkAfter, local } = runScript(cart("2:2", "another store"));
    linkAfter("click", "/cart/1:1");
    expect(local.get(snapshotKey)).not.toContain("sent");
  });

  test("isn't filled twice, and is empty again with the cart", () => {
    const { linkAfter, local } = runScript(cart("2:2,1:3"));
    expect(linkAfter("pointerover", "/cart/1:4,2:2")).toBe("/cart/1:4,2:2");
    local.delete(snapshotKey);
    expect(linkAfter("pointerover", "/cart/1:4,2:2")).toBe("/cart/1:1");
  });

  test("followed notes that the cart went to a checkout", () => {
    const { linkAfter, local } = runScript(cart("2:2"));
    linkAfter("click", "/cart/1:1");
    expect(JSON.parse(local.get(snapshotKey) ?? "")).toMatchObject({ sent: true, lines: "2:2" });
  });

  test("followed marks a cart that holds more of its own thing alone", () => {
    const { linkAfter, local } = runScript(cart("44101000000001:2"));
    expect(linkAfter("click", "/cart/44101000000001:1")).toBe("/cart/44101000000001:3");
    expect(local.get(snapshotKey)).toContain("sent");
  });

  test.each([
    cart("x2:2"),
    cart("2:2", "another store"),
    cart('2:2"><script>'),
    cart("x:1"),
    '{"store":"s","lines":7}',
  ])("takes nothing from %s", (stored) => {
    expect(runScript(stored).linkAfter("pointerover", "/cart/1:1")).toBe("/cart/1:1");
  });
});

describe("a press on the cart", () => {
  test("is an event, and noted for when nobody listens yet", () => {
    const { fire, sent, root } = runScript("");
    expect(fire("click", cartLink())).toBe(true);
    expect(sent).toHaveBeenCalledOnce();
    expect(root.dataset).toEqual({ cartWanted: "" });
    root.dataset.withoutScript = "";
    expect(fire("click", cartLink())).toBe(false);
  });

  test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("with %s is the browser's", (key) => {
    const { fire, sent } = runScript("");
    expect(fire("click", cartLink(), { [key]: true })).toBe(false);
    expect(sent).not.toHaveBeenCalled();
  });

  test("with another button, and on anything else, is the browser's", () => {
    const { fire, sent } = runScript("");
    expect(fire("click", cartLink(), { button: 1 })).toBe(false);
    expect(fire("click", new FakeElement())).toBe(false);
    expect(fire("click")).toBe(false);
    expect(sent).not.toHaveBeenCalled();
  });

  test("follows the link when the page's script doesn't come", () => {
    const { fire, location } = runScript("");
    fire("click", cartLink());
    vi.advanceTimersByTime(7_999);
    expect(location.href).toBe("");
    vi.advanceTimersByTime(1);
    expect(location.href).toBe("/buy-now");
  });

  test.each(["before the press", "after it"])("stays on a page that is alive %s", (when) => {
    const { fire, location, root } = runScript("");
    if (when === "before the press") root.dataset.hydrated = "true";
    fire("click", cartLink());
    root.dataset.hydrated = "true";
    vi.advanceTimersByTime(10_000);
    expect(location.href).toBe("");
  });

  test("that was answered meanwhile is over", () => {
    const { fire, location, root } = runScript("");
    fire("click", cartLink());
    delete root.dataset.cartWanted;
    vi.advanceTimersByTime(10_000);
    expect(location.href).toBe("");
  });
});
