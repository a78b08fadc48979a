import { expect, test, vi } from "vitest";
import { FakeElement, stubPage } from "#tests/fake-page.ts";
import { standIn } from "./stand-ins-script.ts";

/** Runs the script in a browser without popovers and `<details name>`, with a popover that has a field. */
function runScript() {
  const page = stubPage();
  standIn();
  const popover = new page.HTMLElement();
  const field = Object.assign(new FakeElement(), { focus: vi.fn() });
  popover.parts.set("[autofocus]", [field]);
  const toggled = vi.fn();
  popover.addEventListener("toggle", toggled);
  page.byId.set("chat", popover);
  const press = (attributes: Readonly<Record<string, string>>): boolean =>
    page.fire("click", new FakeElement(["[popovertarget]"], attributes));
  return { ...page, popover, field, toggled, press, isOpen: () => popover.hasAttribute("open") };
}

test("a press opens and closes a popover, which tells so", () => {
  const { press, isOpen, field, toggled } = runScript();
  expect(press({ popovertarget: "chat" })).toBe(true);
  expect(isOpen()).toBe(true);
  expect(field.focus).toHaveBeenCalledOnce();
  press({ popovertarget: "chat" });
  expect(isOpen()).toBe(false);
  expect(field.focus).toHaveBeenCalledOnce();
  expect(toggled).toHaveBeenCalledTimes(2);
});

test("a button that hides never opens, and neither does one of nothing", () => {
  const { press, isOpen, fire } = runScript();
  press({ popovertarget: "chat", popovertargetaction: "hide" });
  expect(isOpen()).toBe(false);
  expect(press({ popovertarget: "nothing" })).toBe(false);
  expect(fire("click", new FakeElement())).toBe(false);
});

test("a popover can be hidden by its own function", () => {
  const { press, popover, isOpen } = runScript();
  press({ popovertarget: "chat" });
  const hide: unknown = Reflect.get(popover, "hidePopover");
  if (typeof hide === "function") Reflect.apply(hide, popover, []);
  expect(isOpen()).toBe(false);
});

test("details that open close the others of their name", () => {
  const { fire, document, HTMLDetailsElement } = runScript();
  const details = (name?: string) => {
    const one = new HTMLDetailsElement([], name === undefined ? {} : { name });
    one.open = true;
    return one;
  };
  const [opened, same, other, nameless] = [details("a"), details("a"), details("b"), details()];
  const all = [opened, same, other, nameless];
  document.parts.set("details[open]", all);
  fire("toggle", nameless);
  fire("toggle", new FakeElement());
  expect(all.map(({ open }) => open)).toEqual([true, true, true, true]);
  fire("toggle", opened);
  expect(all.map(({ open }) => open)).toEqual([true, false, true, true]);
  opened.open = false;
  same.open = true;
  fire("toggle", opened);
  expect(same.open).toBe(true);
});

test("a browser that has both is left alone", () => {
  const page = stubPage();
  Object.assign(page.HTMLElement.prototype, { showPopover: () => {} });
  Object.assign(page.HTMLDetailsElement.prototype, { name: "" });
  const listen = vi.spyOn(globalThis, "addEventListener");
  standIn();
  expect(listen).not.toHaveBeenCalled();
  expect("hidePopover" in page.HTMLElement.prototype).toBe(false);
});
