import { afterEach, expect, test, vi } from "vitest";
import { messages } from "#content/messages.ts";
import { subscribeToNewsletter } from "./subscribe-to-newsletter.ts";

const text = messages.subscribe;
const answers = (answer: Response | Error) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))),
  );

afterEach(() => vi.unstubAllGlobals());

test("an address is sent trimmed, without the visitor's cookies", async () => {
  answers(Response.json({ success: true, message: "Thanks." }));
  expect(await subscribeToNewsletter(" ada@example.com ")).toEqual({
    subscribed: true,
    toast: { title: text.successTitle, description: text.success },
  });
  expect(fetch).toHaveBeenCalledWith(
    "/api/subscribe",
    expect.objectContaining({
      method: "POST",
      body: JSON.stringify({ email: "ada@example.com" }),
      credentials: "omit",
    }),
  );
});

test.each(["{}", "OK", '{"id":7}', ""])(
  "an ok status means success, whatever else the body holds: %s",
  async (body) => {
    answers(new Response(body));
    expect(await subscribeToNewsletter("ada@example.com")).toMatchObject({ subscribed: true });
  },
);

test("nothing typed is said at once, without asking the server", async () => {
  answers(new Error("not to be asked"));
  expect((await subscribeToNewsletter("  ")).toast.description).toBe(text.required);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [Response.json({ success: false, message: "Too many attempts." }, { status: 429 }), "Too many attempts."],
  [new Response("<h1>Bad Gateway</h1>", { status: 502 }), text.failed],
  [new TypeError("network"), text.unreachable],
  [Response.json({ success: false, message: "Not today." }), "Not today."],
  [Response.json({ success: false }), text.failed],
  [new Response("<!doctype html><title>Maintenance</title>"), text.failed],
])("failure %# is told as specified", async (answer, description) => {
  answers(answer);
  expect(await subscribeToNewsletter("ada@example.com")).toMatchObject({ subscribed: false, toast: { description } });
});

test("without a network an address waits, and that is said; a server that is down keeps nothing", async () => {
  vi.doMock("#app/forms/queue-form.ts", () => ({ queueForm: async () => "It waits." }));
  answers(new TypeError("network"));
  expect((await subscribeToNewsletter("ada@example.com")).toast.description).toBe(text.unreachable);
  vi.stubGlobal("navigator", { onLine: false });
  expect((await subscribeToNewsletter("ada@example.com")).toast).toMatchObject({
    description: `${text.unreachable} It waits.`,
    variant: "destructive",
  });
  vi.doUnmock("#app/forms/queue-form.ts");
});

test("without a network, and without storage to wait in, the address isn't said to be saved", async () => {
  answers(new TypeError("network"));
  vi.stubGlobal("navigator", { onLine: false });
  expect((await subscribeToNewsletter("ada@example.com")).toast.description).toBe(text.unreachable);
});

test("a refusal of the address is told beside its field too", async () => {
  answers(Response.json({ success: false, message: "No.", fields: { email: "Not this one." } }, { status: 400 }));
  expect(await subscribeToNewsletter("ada@example.com")).toMatchObject({
    subscribed: false,
    problem: "Not this one.",
    toast: { description: "No." },
  });
});
