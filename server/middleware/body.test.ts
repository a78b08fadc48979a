import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { fieldMessages, serverMessages } from "#content/server-messages.ts";
import { formBody, isForm, jsonBody, limitBody, queryOf } from "./body.ts";
import { handleError } from "./http-error.ts";

const schema = z.strictObject({ name: z.string().min(1) });
const formFields = z.strictObject({ name: z.string(), other: z.string().optional() }).partial();
const app = new Hono()
  .post("/json", async (c) => c.json(await jsonBody(c, schema, (issues) => `${issues.length} wrong`)))
  .post("/sentence", async (c) => c.json(await jsonBody(c, schema, "a name is missing")))
  .post("/general", async (c) => c.json(await jsonBody(c, schema)))
  .post("/form", async (c) => c.json({ form: isForm(c), fields: await formBody(c, formFields) }))
  .get("/query", (c) => c.json(queryOf(c, schema)));

const post = (path: string, body: BodyInit, type?: string) =>
  app.request(path, { method: "POST", body, headers: type === undefined ? {} : { "content-type": type } });

test.each(["application/json", "Application/JSON; charset=utf-8", "application/json ;charset=utf-8"])(
  "JSON is taken as %s",
  async (type) => {
    const answer = await post("/json", '{"name":"Ann"}', type);
    expect([answer.status, await answer.json()]).toEqual([200, { name: "Ann" }]);
  },
);

test.each(["text/plain", "application/jsonp", "application/json-patch+json", "text/application/json"])(
  "and not as %s",
  async (type) => {
    expect((await post("/json", '{"name":"Ann"}', type)).status).toBe(415);
  },
);

test("what isn't JSON, or isn't text, is refused; what doesn't fit says so", async () => {
  for (const body of ["", "{", new Uint8Array([0x22, 0xff, 0x22])]) {
    expect((await post("/json", body, "application/json")).status).toBe(400);
  }
  const unfit = await post("/json", '{"name":"","more":1}', "application/json");
  expect([unfit.status, (await unfit.text()).includes("2 wrong")]).toEqual([400, true]);
});

const fields = { name: fieldMessages.missing };

test.each([
  ["/json", "{", { message: serverMessages.invalid }],
  ["/sentence", "{", { message: serverMessages.invalid }],
  ["/sentence", "{}", { message: "a name is missing", fields }],
  ["/general", "{}", { message: fieldMessages.named("Name", fieldMessages.missing), fields }],
])("%s refuses %s by a sentence", async (path, body, said) => {
  const answer = await post(path, body, "application/json");
  expect([answer.status, await answer.json()]).toEqual([400, { success: false, ...said }]);
});

test("of a form the named fields count, each once", async () => {
  const read = async (body: BodyInit, type: string) => (await post("/form", body, type)).json();
  const form = "application/x-www-form-urlencoded";
  expect(await read("name=A+B&name=C&more=1", form)).toEqual({ form: true, fields: { name: "A B" } });
  expect(await read("other=%C3%A4&name=", `${form}; charset=utf-8`)).toEqual({
    form: true,
    fields: { name: "", other: "ä" },
  });
  expect(await read("name=x", "text/plain")).toMatchObject({ form: false });
  expect(await read("name=x", `${form}x`)).toMatchObject({ form: false });
  expect(await read("name=x", `x-${form}`)).toMatchObject({ form: false });
  expect((await post("/form", new Uint8Array([0xff]), form)).status).toBe(400);
});

test("a query is checked as well", async () => {
  expect(await (await app.request("/query?name=Ann")).json()).toEqual({ name: "Ann" });
  expect((await app.request("/query?name=")).status).toBe(400);
  expect((await app.request("/query?name=Ann&more=1")).status).toBe(400);
});

test("a body in pieces that breaks off is the client's: refused, and no alarm about the database", async () => {
  const lines: string[] = [];
  const limited = new Hono()
    .onError((error, c) => handleError(error, c, pino({}, { write: (line) => void lines.push(line) })))
    .use(limitBody(10, (c) => c.text("too much", 413)))
    .post("/json", async (c) => c.json(await jsonBody(c, schema)))
    .post("/broken", () => Promise.reject(Object.assign(new Error("read"), { code: "ECONNRESET" })));
  const pieces = (path: string, first: string, isWhole: boolean) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(first));
        if (isWhole) controller.close();
        else controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      },
    });
    const init = { method: "POST", body, duplex: "half", headers: { "content-type": "application/json" } };
    return limited.request(path, init as RequestInit); // `duplex` isn't in the type yet
  };
  const cut = await pieces("/json", '{"name"', false);
  expect([cut.status, await cut.json()]).toEqual([400, { success: false, message: serverMessages.invalid }]);
  expect(lines).toEqual([]);
  expect((await pieces("/json", '{"name":1}', true)).status).toBe(400);
  expect((await pieces("/json", '{"name":"A"}', true)).status).toBe(413);
  expect((await pieces("/broken", "{}", true)).status).toBe(503);
  expect(lines).toHaveLength(1);
});
