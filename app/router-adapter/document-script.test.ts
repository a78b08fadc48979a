import { expect, test, vi } from "vitest";
import { stubPage, stubPaints } from "#tests/fake-page.ts";
import documentScript from "./document-script.ts?inline-script";

test("the text at the end of a document hands the router's state over, and waits to start its scripts", () => {
  stubPage();
  stubPaints();
  vi.stubGlobal("__reactRouterContext", undefined);
  const listen = vi.spyOn(globalThis, "addEventListener");
  const data = { context: { basename: "/" }, imports: [], modules: [], entry: "data:text/javascript,0" };
  new Function(`${documentScript}(${JSON.stringify(data)})`)();
  expect(Reflect.get(globalThis, "__reactRouterContext")).toMatchObject({
    basename: "/",
    stream: expect.any(ReadableStream),
  });
  for (const type of ["load", "pointerdown"])
    expect(listen).toHaveBeenCalledWith(type, expect.anything(), expect.anything());
});
