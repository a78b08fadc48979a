import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeElement, stubPage, stubPaints } from "#tests/fake-page.ts";
import { loadInOrder } from "./loading-script.ts";

const sections = ".below-fold:not([style],[data-closed] *)";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => 0);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs the script in a page that was come to in this way. */
function runScript({
  hash = "",
  type = "navigate",
  main = true,
}: {
  hash?: string;
  type?: string;
  main?: boolean;
} = {}) {
  const page = stubPage();
  const paints = stubPaints();
  page.location.hash = hash;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([Object.assign(performance.mark("visit"), { type })]);
  const picture = new FakeElement();
  if (main) page.document.parts.set("img[fetchpriority=high]", [picture]);
  loadInOrder();
  return { ...page, ...paints, picture };
}

test("pictures wait for the main one's paint after the load", () => {
  const { root, fire, paint, picture } = runScript();
  expect(root.dataset).toEqual({ loading: "", belowFold: "" });
  fire("load");
  paint({ element: new FakeElement() }, {});
  expect(root.dataset.loading).toBe("");
  paint({ element: picture });
  expect(root.dataset.loading).toBeUndefined();
});

test("they wait for any paint on a page without a main picture, and 300 ms where nothing is told", () => {
  const without = runScript({ main: false });
  without.fire("load");
  without.paint({});
  expect(without.root.dataset.loading).toBeUndefined();

  const silent = runScript();
  silent.fire("load");
  vi.advanceTimersByTime(299);
  expect(silent.root.dataset.loading).toBe("");
  vi.advanceTimersByTime(1);
  expect(silent.root.dataset.loading).toBeUndefined();
});

test("who scrolls waits no longer", () => {
  const { root, fire } = runScript();
  fire("scroll");
  expect(root.dataset.loading).toBeUndefined();
});

/** Sections that are laid out once they are visible, each in four milliseconds. */
function layOutSections(part: FakeElement, count: number) {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const all = Array.from({ length: count }, () => new FakeElement());
  part.querySelector = (selector) =>
    selector === sections ? (all.find(({ style }) => style.contentVisibility === "") ?? null) : null;
  for (const one of all)
    one.getBoundingClientRect = () => {
      now += 4;
    };
  /** How many are laid out after the next frame. */
  const frame = (): number => {
    frames.shift()?.();
    vi.advanceTimersByTime(0);
    return all.filter(({ style }) => style.contentVisibility === "visible").length;
  };
  return { frame, frames };
}

test("once the page is scrolled, sections are laid out for eight milliseconds a frame, then it is whole", () => {
  const { root, fire, paint, picture } = runScript();
  const { frame, frames } = layOutSections(root, 5);
  fire("load");
  paint({ element: picture });
  expect([root.dataset, frames]).toEqual([{ belowFold: "" }, []]);
  fire("scroll");
  expect([frame(), frame(), frame()]).toEqual([2, 4, 5]);
  expect(root.dataset).toEqual({});
  expect(frames).toEqual([]);
});

test("a link to a section of the page lays out all at once", () => {
  const { root, fire } = runScript();
  const { frame, frames } = layOutSections(root, 5);
  fire("click", new FakeElement(["a[href]"]));
  expect(root.dataset.belowFold).toBe("");
  fire("click", new FakeElement(["a[href*='#']:not([role=tab])"]));
  expect(root.dataset.belowFold).toBeUndefined();
  fire("scroll");
  expect([frame(), frames]).toEqual([0, []]);
});

test.each([
  ["at an anchor", { hash: "#faq" }],
  ["after a reload", { type: "reload" }],
  ["after Back", { type: "back_forward" }],
])("a page that starts further down, %s, has all at once", (_, how) => {
  expect(runScript(how).root.dataset).toEqual({});
});

test("a browser without content-visibility lays everything out by itself", () => {
  const page = stubPage();
  stubPaints();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  Reflect.deleteProperty(page.root.style, "contentVisibility");
  loadInOrder();
  expect(page.root.dataset).toEqual({ loading: "" });
  page.fire("scroll");
  expect(page.root.dataset).toEqual({});
});

test("what a tab shows is laid out as it is read", () => {
  const { byId, fire } = runScript({ hash: "#manual" });
  const panel = new FakeElement();
  const text = new FakeElement();
  panel.parts.set(".prose>*", [text]);
  byId.set("manual", panel);
  const { frame } = layOutSections(panel, 1);
  fire("click", new FakeElement(["[role=tab]"], { "aria-controls": "other" }));
  fire("click", new FakeElement());
  expect(panel.dataset).toEqual({});
  fire("click", new FakeElement(["[role=tab]"], { "aria-controls": "manual" }));
  expect([panel.dataset, [...text.classList]]).toEqual([{ belowFold: "" }, ["below-fold"]]);
  frame();
  expect(panel.dataset).toEqual({});
});

test("a form that is sent is marked", () => {
  const { fire, HTMLElement } = runScript({ hash: "#chat" });
  const form = new HTMLElement();
  fire("submit", form);
  expect(form.dataset).toEqual({ sent: "" });
});
