import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { storedTextScript } from "#app/lib/stored-text.ts";
import { snapshotKey } from "./cart-names.ts";
import { cartScript } from "./cart-script.ts";

type Listener = (event: object) => void;

/** Runs the inline script in a page with this storage; `null` for a browser that blocks it. */
function runScript(stored: string | null) {
  const storage = new Map(stored === null ? [] : [[snapshotKey, stored]]);
  const style = new Map<string, string>();
  const listeners: Record<string, Listener[]> = {};
  const sent: string[] = [];
  const root = {
    dataset: {} as Record<string, string>,
    style: {
      setProperty: (name: string, value: string) => style.set(name, value),
      removeProperty: (name: string) => style.delete(name),
    },
  };
  const listen = (type: string, listener: Listener) => {
    listeners[type] = [...(listeners[type] ?? []), listener];
  };
  runInContext(
    `self = globalThis;${storedTextScript}${cartScript}`,
    createContext({
      document: { documentElement: root, addEventListener: listen, querySelectorAll: () => [] },
      localStorage: {
        getItem: (key: string) => {
          if (stored === null) throw new Error("blocked");
          return storage.get(key) ?? null;
        },
        setItem: (key: string, value: string) => storage.set(key, value),
      },
      addEventListener: listen,
      setTimeout: () => 0,
      dispatchEvent: ({ type }: { type: string }) => sent.push(type),
      Event: class {
        type: string;
        constructor(type: string) {
          this.type = type;
        }
      },
    }),
  );
  /** An event on an element that matches one selector. */
  const fire = (type: string, selector: string, element: object = {}, keys: object = {}) => {
    let prevented = false;
    const target = { closest: (asked: string) => (asked === selector ? element : null) };
    for (const listener of listeners[type] ?? []) {
      listener({ target, button: 0, ...keys, preventDefault: () => (prevented = true) });
    }
    return prevented;
  };
  /** The address of a buy link of the store "s" after an event on it. */
  const linkAfter = (type: string, address: string): string => {
    let href = address;
    fire(type, "[data-buy-link]", {
      dataset: { buyLink: "s" },
      getAttribute: () => href,
      setAttribute: (_: string, value: string) => {
        href = value;
      },
    });
    return href;
  };
  return { style, storage, sent, root, fire, linkAfter };
}

const cart = (lines: string, store = "s") => JSON.stringify({ store, count: 3, lines });

describe("the count", () => {
  test("is what the snapshot says, and gone with it", () => {
    const { style, storage, fire } = runScript(cart("1:3"));
    expect(style.get("--cart")).toBe('"3"');
    storage.delete(snapshotKey);
    fire("storage", "");
    expect(style.has("--cart")).toBe(false);
  });

  test.each(["", "null", "7", "[", '{"count":0}', '{"count":"x"}'])("isn't there for %j", (stored) => {
    expect(runScript(stored).style.has("--cart")).toBe(false);
  });

  test("isn't there where storage is blocked", () => {
    const { style, linkAfter } = runScript(null);
    expect(style.has("--cart")).toBe(false);
    expect(linkAfter("click", "/demo-store/cart/1:1")).toBe("/demo-store/cart/1:1");
  });
});

describe("a buy link", () => {
  test("carries what is in the cart, each thing once, before its own address is followed", () => {
    const { linkAfter, storage } = runScript(cart("2:2,1:3"));
    expect(linkAfter("pointerover", "/demo-store/cart/1:1")).toBe("/demo-store/cart/1:4,2:2");
    expect(storage.get(snapshotKey)).not.toContain("sent");
    expect(linkAfter("focusin", "https://shop.example/cart/3:1")).toBe("https://shop.example/cart/3:1,2:2,1:3");
  });

  test("isn't filled twice, and is empty again with the cart", () => {
    const { linkAfter, storage } = runScript(cart("2:2,1:3"));
    expect(linkAfter("pointerover", "/cart/1:4,2:2")).toBe("/cart/1:4,2:2");
    storage.delete(snapshotKey);
    expect(linkAfter("pointerover", "/cart/1:4,2:2")).toBe("/cart/1:1");
  });

  test("followed notes that the cart went to a checkout", () => {
    const { linkAfter, storage } = runScript(cart("2:2"));
    linkAfter("click", "/cart/1:1");
    expect(JSON.parse(storage.get(snapshotKey) ?? "")).toMatchObject({ sent: true, lines: "2:2" });
  });

  test.each([cart("2:2", "another store"), cart('2:2"><script>'), cart("x:1"), '{"store":"s","lines":7}'])(
    "takes nothing from %s",
    (stored) => {
      expect(runScript(stored).linkAfter("pointerover", "/cart/1:1")).toBe("/cart/1:1");
    },
  );
});

describe("a press on the cart", () => {
  test("is an event, and noted for when nobody listens yet", () => {
    const { fire, sent, root } = runScript("");
    expect(fire("click", "[data-cart-link]")).toBe(true);
    expect([sent, root.dataset]).toEqual([["cart:open"], { cartWanted: "" }]);
    root.dataset.withoutScript = "";
    expect(fire("click", "[data-cart-link]")).toBe(false);
  });

  test("with a key or another button is the browser's", () => {
    const { fire, sent } = runScript("");
    expect(fire("click", "[data-cart-link]", {}, { ctrlKey: true })).toBe(false);
    expect(fire("click", "[data-cart-link]", {}, { button: 1 })).toBe(false);
    expect(sent).toEqual([]);
  });
});
