import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

/** A browser that is led by WebDriver (https://www.w3.org/TR/webdriver2), as far as a smoke test needs it. */
export type Driver = {
  /** Loads an address and waits for its load event. */
  readonly open: (address: string) => Promise<void>;
  /** Runs the body of a function in the page, and gives what it returns. */
  readonly run: (body: string, ...values: readonly unknown[]) => Promise<unknown>;
  /** Clicks the first element that a selector finds and that is seen, once it is there, as a visitor does. */
  readonly click: (selector: string, words?: string) => Promise<void>;
  /** Types into the first element that a selector finds; `\uE007` is Enter, `\uE00C` Escape. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Moves the pointer to the middle of the first element that a selector finds, and presses: also what lies in a frame. */
  readonly press: (selector: string) => Promise<void>;
  /** Waits until the body of a function gives something that isn't false, null or empty; `what` names it where it never does. */
  readonly until: (what: string, body: string) => Promise<void>;
  /** Sets the size of the page's own area in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

const waitMs = 30_000;
const pollMs = 100;
/** What WebDriver calls an element in its answers. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

async function poll<T>(what: string, ask: () => Promise<T | null | undefined | false | "">): Promise<T> {
  const end = Date.now() + waitMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await ask();
      if (found) return found;
    } catch (error) {
      last = error;
    }
    await pause(pollMs);
  }
  throw new Error(`Waited ${waitMs / 1000} s for ${what}`, { cause: last });
}

/** Lets the window be as narrow as a phone: otherwise the toolbar's buttons and address need more. @returns a `XDG_CONFIG_HOME` */
function narrowToolbar(): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  const style = "* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }";
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), style);
  return folder;
}

/** A screen without a monitor. @returns its process and its `DISPLAY` */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
    screen.once("exit", () => reject(new Error("Xvfb didn't start.")));
  });
  return { screen, display: `:${number}` };
}

/**
 * Starts WebKitGTK's small browser on a screen of its own.
 * @param binary the MiniBrowser
 */
export async function startWebKit(binary: string): Promise<Driver> {
  const [port, { screen, display }] = await Promise.all([freePort(), startScreen()]);
  const configuration = narrowToolbar();
  // A group of its own, so that the browser ends with it.
  const driver = spawn("dbus-run-session", ["--", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: configuration, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" },
  });
  const origin = `http://localhost:${port}`;

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(origin + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  }

  await poll("WebKitWebDriver", () => send("GET", "/status").then(() => true));
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } };
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await send("POST", "/session", { capabilities }));
  const session = (method: string, path: string, body?: object) => send(method, `/session/${sessionId}${path}`, body);
  const run = (body: string, ...values: readonly unknown[]) =>
    session("POST", "/execute/sync", { script: body, args: values });

  // The driver can't always give an element back from a script, so the one that is meant gets a mark.
  const mark = `const [selector, words] = arguments;
    document.querySelector("[data-driven]")?.removeAttribute("data-driven");
    const isMeant = one => !words || one.textContent.trim() === words || one.getAttribute("aria-label") === words;
    const found = [...document.querySelectorAll(selector)].find(one => isMeant(one) && one.getClientRects().length > 0);
    found?.setAttribute("data-driven", "");
    found?.scrollIntoView({ block: "center", behavior: "instant" });
    return Boolean(found);`;
  async function find(selector: string, words = ""): Promise<string> {
    await poll(`${selector} ${words}`, () => run(mark, selector, words));
    const found = await session("POST", "/element", { using: "css selector", value: "[data-driven]" });
    return z.object({ [elementKey]: z.string() }).parse(found)[elementKey] ?? "";
  }

  return {
    run,
    open: async (address) => void (await session("POST", "/url", { url: address })),
    async click(selector, words) {
      await poll(`a click on ${selector} ${words ?? ""}`, async () => {
        const element = await find(selector, words);
        await session("POST", `/element/${element}/click`, {});
        return true;
      });
    },
    type: async (selector, text) => void (await session("POST", `/element/${await find(selector)}/value`, { text })),
    async press(selector) {
      const origin = { [elementKey]: await find(selector) };
      const actions = [
        { type: "pointerMove", duration: 0, origin, x: 0, y: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await session("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    until: async (what, body) => void (await poll(what, async () => Boolean(await run(body)))),
    async resize(width, height) {
      const inner = z.tuple([z.number(), z.number()]);
      let outer = { width, height };
      await poll(`a page of ${width} by ${height} px`, async () => {
        await session("POST", "/window/rect", outer);
        const [innerWidth, innerHeight] = inner.parse(await run("return [innerWidth, innerHeight]"));
        // The window's frame and toolbar take the rest.
        outer = { width: outer.width + width - innerWidth, height: outer.height + height - innerHeight };
        return innerWidth === width && innerHeight === height;
      });
    },
    async close() {
      await session("DELETE", "").catch(() => undefined);
      if (driver.pid !== undefined) process.kill(-driver.pid);
      screen.kill();
      rmSync(configuration, { recursive: true, force: true });
    },
  };
}
