import { vi } from "vitest";
import { memoryStorage } from "./memory-storage.ts";

/** An element as the inline scripts use it. It knows no tree: it matches the selectors that it was made with, word for word. */
export class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly classList = new Set<string>();
  readonly properties = new Map<string, string>();
  readonly style = {
    contentVisibility: "",
    setProperty: (name: string, value: string) => this.properties.set(name, value),
    removeProperty: (name: string) => this.properties.delete(name),
  };
  readonly attributes: Map<string, string>;
  readonly selectors: readonly string[];
  /** What is found in it, by selector. */
  readonly parts = new Map<string, readonly FakeElement[]>();

  constructor(selectors: readonly string[] = [], attributes: Readonly<Record<string, string>> = {}) {
    super();
    this.selectors = selectors;
    this.attributes = new Map(Object.entries(attributes));
  }
  closest(selector: string): FakeElement | null {
    return this.selectors.includes(selector) ? this : null;
  }
  querySelectorAll(selector: string): readonly FakeElement[] {
    return this.parts.get(selector) ?? [];
  }
  querySelector(selector: string): FakeElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  toggleAttribute(name: string, on: boolean): void {
    if (on) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }
  getBoundingClientRect(): void {}
}

/**
 * Puts a page in the place of the browser's globals until the test ends: a window with its events, a document, an address and
 * storage; for unit tests of what runs inline (docs/architecture.md).
 * @param stored what is in the local storage; null where the browser blocks storage
 */
export function stubPage(stored: Readonly<Record<string, string>> | null = {}) {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const [local, session] = [new Map(Object.entries(stored ?? {})), new Map<string, string>()];
  const shut = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal("localStorage", stored ? memoryStorage(local) : shut);
  vi.stubGlobal("sessionStorage", stored ? memoryStorage(session) : shut);

  class HTMLElement extends FakeElement {}
  class HTMLDetailsElement extends HTMLElement {
    open = false;
  }
  const window = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, window[name].bind(window));
  const root = new HTMLElement();
  const byId = new Map<string, FakeElement>();
  const changing: { currentScript: { previousElementSibling: FakeElement } | null; readyState: DocumentReadyState } = {
    currentScript: null,
    readyState: "loading",
  };
  const document = Object.assign(new HTMLElement(), changing, {
    documentElement: root,
    getElementById: (id: string) => byId.get(id) ?? null,
  });
  const location = { hash: "", pathname: "/", search: "", href: "", reload: vi.fn() };
  const globals = { Element: FakeElement, HTMLElement, HTMLDetailsElement, document, location, window: globalThis };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);

  /** Fires an event on an element, as the window hears it. @returns whether the browser's own answer was prevented */
  function fire(type: string, target: EventTarget = window, fields: object = {}): boolean {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    Object.defineProperty(event, "target", { value: target });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }
  return { root, document, location, local, session, byId, fire, HTMLElement, HTMLDetailsElement };
}

/** A `PerformanceObserver` that tells its entries when `paint` is called. */
export function stubPaints() {
  type Listener = (paints: object, observer: { disconnect: () => void }) => void;
  const listeners = new Set<Listener>();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly listener: Listener;
      constructor(listener: Listener) {
        this.listener = listener;
      }
      observe(): void {
        listeners.add(this.listener);
      }
      disconnect(): void {
        listeners.delete(this.listener);
      }
    },
  );
  return {
    listeners,
    paint(...entries: readonly object[]): void {
      const paints = {
        getEntries: () => entries,
        getEntriesByName: (name: string) => entries.filter((entry) => "name" in entry && entry.name === name),
      };
      for (const listener of listeners) listener(paints, { disconnect: () => listeners.delete(listener) });
    },
  };
}
