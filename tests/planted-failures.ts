import type { Locator, Page } from "@playwright/test";

/** What the planted failures say. */
export const planted = "planted failure";

/** Answers a built file, found by the beginning of its name, with code that throws when it is loaded. */
export const throwInModule = (page: Page, name: string): Promise<unknown> =>
  page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `throw new Error(${JSON.stringify(planted)})` }),
  );

/** Puts a component that throws in the place of the one that a built file exports as its default. */
export const throwInRendering = (page: Page, name: string): Promise<unknown> =>
  page.route(`**/assets/${name}-*.js`, async (route) => {
    const response = await page.request.fetch(route.request());
    const code = await response.text();
    const replaced = code.replace(/[\w$]+ as default\b/, "plantedFailure as default");
    if (replaced === code) throw new Error(`${name} has no default export`);
    const body = `${replaced};function plantedFailure(){throw new Error(${JSON.stringify(planted)})}`;
    await route.fulfill({ contentType: "text/javascript", body });
  });

/** Makes a function of the browser throw once the document is loaded, which is before any component runs. */
export const throwInFunction = (page: Page, owner: string, name: string): Promise<unknown> =>
  page.addInitScript(
    ({ owner, name, message }) => {
      addEventListener("load", () => {
        const object: unknown = owner.split(".").reduce<unknown>((from, key) => Reflect.get(Object(from), key), window);
        // Not an arrow: it may be called as a constructor.
        Reflect.set(Object(object), name, function throwPlanted() {
          throw new Error(message);
        });
      });
    },
    { owner, name, message: planted },
  );

/** Every failure is written to the console too. */
export const expectedErrors = new RegExp(
  `${planted}|Minified React error|route module|Failed to load resource|dynamically imported`,
);

type ReportedFailure = { readonly path: string; readonly message: string };

/** What the page tells the server of its failures. */
export function reportsOf(page: Page): readonly ReportedFailure[] {
  const reports: ReportedFailure[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/page-failure") reports.push(request.postDataJSON());
  });
  return reports;
}

/** What stands in the place of a part that has failed. */
export const partFailure = (page: Page): Locator => page.getByRole("alert").filter({ hasText: "couldn’t be loaded" });
