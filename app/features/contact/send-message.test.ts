import { afterEach, expect, test, vi } from "vitest";
import { contactMessages } from "#content/contact-messages.ts";
import { sendMessage } from "./send-message.ts";

const fields = { name: "Ada", email: "ada@example.com", topic: "general", message: "Hello" };
const answers = (answer: Response | Error) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))),
  );

afterEach(() => vi.unstubAllGlobals());

test("a saved message shows the server's words", async () => {
  answers(Response.json({ success: true, message: "Thanks, Ada." }));
  expect(await sendMessage(fields)).toEqual({
    sent: true,
    toast: { title: "Message Sent", description: "Thanks, Ada." },
    fields: {},
  });
  expect(fetch).toHaveBeenCalledWith(
    "/api/contact",
    expect.objectContaining({ method: "POST", body: JSON.stringify(fields), credentials: "omit" }),
  );
});

test.each(['{"success":true,"message":""}', '{"success":true}', '{"id":7}', "OK", ""])(
  "an ok status means success; without words of the server's it shows ours: %s",
  async (body) => {
    answers(new Response(body));
    expect(await sendMessage(fields)).toMatchObject({ sent: true, toast: { description: contactMessages.success } });
  },
);

test("JSON means success whatever type a server gives it", async () => {
  answers(new Response('{"success":true,"message":"Thanks."}', { headers: { "Content-Type": "text/html" } }));
  expect(await sendMessage(fields)).toMatchObject({ sent: true, toast: { description: "Thanks." } });
});

test.each([
  [Response.json({ success: false, message: "Too many attempts." }, { status: 429 }), "Too many attempts."],
  [new Response("<h1>Bad Gateway</h1>", { status: 502 }), "Failed to send message. Please try again."],
  [new TypeError("network"), "An unexpected error occurred. Please try again later."],
  [Response.json({ success: false, message: "Not today." }), "Not today."],
  [Response.json({ success: false, message: "" }), "Failed to send message. Please try again."],
  [new Response("<h1>Maintenance</h1>"), "Failed to send message. Please try again."],
  [new Response('<?xml version="1.0"?><html/>'), "Failed to send message. Please try again."],
  [
    new Response("Back soon", { headers: { "Content-Type": "text/html" } }),
    "Failed to send message. Please try again.",
  ],
])("failure %# is told as specified", async (answer, description) => {
  answers(answer);
  expect(await sendMessage(fields)).toEqual({
    sent: false,
    toast: { title: "Error", description, variant: "destructive" },
    fields: {},
  });
});

test("what is wrong with a field is told by its name", async () => {
  const fields = { name: "Too long." };
  answers(
    Response.json({ success: false, message: "Name: Too long.", fields: { ...fields, odd: 7 } }, { status: 400 }),
  );
  expect(await sendMessage({ name: "Ada" })).toMatchObject({ sent: false, fields });
});

test("without a network a message waits, and that is said; a server that is down keeps nothing", async () => {
  vi.doMock("#app/forms/queue-form.ts", () => ({ queueForm: async () => "It waits." }));
  answers(new TypeError("network"));
  expect((await sendMessage(fields)).toast.description).toBe(contactMessages.unexpected);
  vi.stubGlobal("navigator", { onLine: false });
  expect((await sendMessage(fields)).toast.description).toBe(`${contactMessages.unexpected} It waits.`);
  vi.doUnmock("#app/forms/queue-form.ts");
});

test("without a network, and without storage to wait in, the message isn't said to be saved", async () => {
  answers(new TypeError("network"));
  vi.stubGlobal("navigator", { onLine: false });
  expect((await sendMessage(fields)).toast.description).toBe(contactMessages.unexpected);
});
