import { expect, test, vi } from "vitest";
import { snapshotKey } from "#app/features/cart/cart-names.ts";
import { FakeElement, stubPage, stubPaints } from "#tests/fake-page.ts";
import headScript from "./head-script.ts?inline-script";

test("the text in the head shows theme and cart, holds back pictures and does what an old browser can't", () => {
  const { root, fire, byId } = stubPage({ theme: "dark", [snapshotKey]: '{"count":2}' });
  stubPaints();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  new Function(`${headScript}()`)();
  expect(root.dataset).toEqual({ theme: "dark", loading: "", belowFold: "" });
  expect(root.properties.get("--cart")).toBe('"2"');
  const popover = new FakeElement();
  byId.set("chat", popover);
  fire("click", new FakeElement(["[popovertarget]"], { popovertarget: "chat" }));
  expect(popover.hasAttribute("open")).toBe(true);
});
