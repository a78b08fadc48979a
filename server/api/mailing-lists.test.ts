import { describe, expect, test } from "vitest";
import { messages } from "#content/messages.ts";
import { doneResponse } from "#contract/done-response.ts";
import { errorResponse } from "#contract/error-response.ts";
import { countSubscribers, listSubscribers } from "#server/db/queries/subscribers.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

describe.each(engines)("POST /api/subscribe on %s", (engine) => {
  const shop = sharedTestShop(engine);
  const rows = () => listSubscribers(shop.context.database, "public");

  test("keeps the trimmed address in the schema of this environment and says so", async () => {
    const answer = await shop.post("/api/subscribe", { email: "  Ada@Example.com " });
    expect(answer.status).toBe(200);
    expect(doneResponse.parse(await answer.json()).message).toBe(messages.subscribe.success);
    expect(await rows()).toMatchObject([{ email: "Ada@Example.com", email_key: "ada@example.com", source: "website" }]);
    expect(await countSubscribers(shop.context.database, "production")).toBe(0);
  });

  test("a known address in another case gets the same answer and no second row", async () => {
    const first = await shop.post("/api/subscribe", { email: "grace@example.com" });
    const again = await shop.post("/api/subscribe", { email: "GRACE@example.COM" });
    expect(await again.text()).toBe(await first.text());
    expect((await rows()).filter(({ email_key }) => email_key === "grace@example.com")).toHaveLength(1);
  });

  test("many equal ones at once make one row", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        shop.post("/api/subscribe", { email: i % 2 ? "many@example.com" : "Many@example.com" }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await rows()).filter(({ email_key }) => email_key === "many@example.com")).toHaveLength(1);
  });

  test("notes the page it came from", async () => {
    await shop.post("/api/subscribe", { email: "from@example.com" }, { Referer: "http://localhost/blog/5?x=1" });
    expect((await rows()).find(({ email }) => email === "from@example.com")?.source).toBe("/blog/5");
  });

  test.each([
    ["/a%20b/x", "website"],
    ["/x/a%20b", "website"],
    [`/${"a".repeat(80)}`, `/${"a".repeat(80)}`],
    [`/${"a".repeat(81)}`, "website"],
  ])("a page %s is noted as %s", async (path, source) => {
    const email = `page${path.length}${source.length}@example.com`;
    await shop.post("/api/subscribe", { email }, { Referer: `http://localhost${path}` });
    expect((await rows()).find((row) => row.email === email)?.source).toBe(source);
  });

  test.each([
    ["", 400],
    ["nobody", 400],
    ["a@", 400],
    [`${"a".repeat(250)}@b.co`, 400],
    [7, 400],
    [null, 400],
  ])("refuses %j", async (email, status) => {
    const before = (await rows()).length;
    const answer = await shop.post("/api/subscribe", { email });
    expect(answer.status).toBe(status);
    expect(errorResponse.parse(await answer.json()).message).toBe(messages.subscribe.invalid);
    expect(await rows()).toHaveLength(before);
  });

  describe("as a plain form", () => {
    const form = (body: string, headers: Record<string, string> = {}) =>
      shop.ask("/api/subscribe", {
        method: "POST",
        body,
        redirect: "manual",
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost", ...headers },
      });

    test("goes back to its page with the outcome", async () => {
      const answer = await form("email=form%40example.com", { Referer: "http://localhost/contact?a=b" });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe("/contact?subscribed=1#newsletter");
      expect((await rows())[0]?.email).toBe("form@example.com");
    });

    test("goes home without a page, or from another site's", async () => {
      expect((await form("email=home%40example.com")).headers.get("location")).toBe("/?subscribed=1#newsletter");
      const foreign = await form("email=home%40example.com", { Referer: "http://evil.example/contact" });
      expect(foreign.headers.get("location")).toBe("/?subscribed=1#newsletter");
    });

    test("can't be led to another host by the page's path", async () => {
      const answer = await form("email=home%40example.com", { Referer: "http://localhost//evil.example/a" });
      expect(answer.headers.get("location")).toBe("/?subscribed=1#newsletter");
    });

    test.each([
      ["Origin", "https://evil.example"],
      ["Origin", "null"],
      ["Sec-Fetch-Site", "cross-site"],
    ])("is refused from elsewhere: %s %s", async (name, value) => {
      expect((await form("email=evil%40example.com", { [name]: value })).status).toBe(403);
      expect((await rows()).some(({ email }) => email === "evil@example.com")).toBe(false);
    });
  });
});
