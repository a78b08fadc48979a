import { expect, test } from "vitest";
import { offerTakeOver } from "./start-offline.ts";

/** A fake registration, and the messages that its waiting worker received. */
class Registration extends EventTarget {
  readonly told: unknown[] = [];
  installing: EventTarget | null = null;
  waiting: { postMessage(message: unknown): void } | null = null;

  install(): void {
    this.installing = new EventTarget();
  }
  installed(): void {
    const worker = this.installing;
    this.installing = null;
    this.waiting = { postMessage: (message) => this.told.push(message) };
    worker?.dispatchEvent(new Event("statechange"));
  }
}

test("a worker that waits is told at once", () => {
  const registration = new Registration();
  registration.installed();
  offerTakeOver(registration, "/own.js");
  expect(registration.told).toEqual(["/own.js"]);
});

test("a worker is told once it waits, whether it was found before or after the page listened", () => {
  const before = new Registration();
  before.install();
  offerTakeOver(before, "/own.js");
  expect(before.told).toEqual([]);
  before.installed();
  expect(before.told).toEqual(["/own.js"]);

  const after = new Registration();
  offerTakeOver(after, "/own.js");
  after.install();
  after.dispatchEvent(new Event("updatefound"));
  after.installed();
  expect(after.told).toEqual(["/own.js"]);
});
