import { beforeAll, describe, expect, test } from "vitest";
import { textMessages } from "#content/admin-texts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { builtInFaq, faqLists } from "#content/faq-lists.ts";
import { type TextsResponse, textsResponse } from "#contract/admin-texts.ts";
import { textBounds } from "#contract/site-texts.ts";
import { successResponse } from "#contract/staff-response.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop, staff } from "#tests/shop.ts";

/** The questions of a list as the shop brings them. */
const builtInOf = (id: string) =>
  faqLists.filter((list) => list.id === id).flatMap((list) => builtInFaq(list, offersOf(products)));
const banner = {
  text: "Order by December 18",
  link: { href: "/shipping", label: "Shipping" },
  from: null,
  until: null,
};

describe.each(engines)("texts by staff on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: Record<string, string>;
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  const read = async (): Promise<TextsResponse> =>
    textsResponse.parse(await (await shop.ask("/api/admin/texts", { headers: auth })).json());
  async function listOf(id: string) {
    const list = (await read()).faq.find((one) => one.id === id);
    if (!list) throw new Error(`there is no list ${id}`);
    return list;
  }
  const post = (path: string, body: unknown) => shop.post(`/api/admin/texts/${path}`, body, auth);
  const said = async (answer: Response): Promise<[number, unknown]> => {
    const body: unknown = await answer.json();
    return [answer.status, typeof body === "object" && body && "message" in body ? body.message : null];
  };

  test("nothing is changed at first: no announcement, and every list as it is built in", async () => {
    const { announcement, faq } = await read();
    expect(announcement).toEqual({ version: 0, lastChange: null, value: null });
    expect(faq.map(({ id }) => id)).toEqual(faqLists.map(({ id }) => id));
    for (const { id, version, questions } of faq) {
      expect(version).toBe(0);
      expect(questions.map(({ question, answer }) => ({ question, answer }))).toEqual(builtInOf(id));
    }
  });

  test("a built-in answer gives the figure that the owner chose, as pages do", async () => {
    const answers = async () =>
      (await listOf("incard-finder")).questions.map(({ answer }) => answer).filter((answer) => answer.includes(" mm"));
    expect((await answers()).join()).toContain("84.6 x 53 mm");
    const value = { "incard-size": "Specifications page" };
    expect((await shop.post("/api/admin/setup/save", { group: "facts", version: 0, value }, auth)).status).toBe(200);
    expect((await answers()).join()).toContain("85.6 x 53.98 mm");
    expect((await answers()).join()).not.toContain("84.6");
    expect((await shop.post("/api/admin/setup/undo", { group: "facts", version: 1 }, auth)).status).toBe(200);
  });

  test("an announcement is saved and shown at once; the second of two tabs hears of the first", async () => {
    expect((await post("announcement", { version: 0, announcement: banner })).status).toBe(200);
    expect(shop.context.texts.current().announcement).toEqual(banner);
    const [status, message] = await said(await post("announcement", { version: 0, announcement: null }));
    expect([status, message]).toEqual([409, expect.stringContaining(staff.username)]);
    expect((await read()).announcement).toMatchObject({ version: 1, value: banner, lastChange: { username: "boss" } });
    expect((await post("announcement", { version: 1, announcement: null })).status).toBe(200);
    expect(shop.context.texts.current().announcement).toBeNull();
  });

  test.each([
    ["no text", { ...banner, text: " " }],
    ["two lines", { ...banner, text: "a\nb" }],
    ["a script as link", { ...banner, link: { href: "javascript:alert(1)", label: "x" } }],
    ["another host as link", { ...banner, link: { href: "//evil.example", label: "x" } }],
    ["a heading as link", { ...banner, link: { href: "#main", label: "x" } }],
    ["a link without words", { ...banner, link: { href: "/shipping", label: "" } }],
    ["an end before its start", { ...banner, from: "2026-12-02T00:00:00Z", until: "2026-12-01T00:00:00Z" }],
    ["a day as moment", { ...banner, from: "2026-12-02" }],
    ["HTML fields", { ...banner, html: "<b>x</b>" }],
  ])("an announcement with %s is refused", async (_, announcement) => {
    const { version } = (await read()).announcement;
    expect((await post("announcement", { version, announcement })).status).toBe(400);
    expect((await read()).announcement.version).toBe(version);
  });

  test("a question is changed, hidden, moved and taken back; one is added and deleted", async () => {
    const list = "tagigo";
    const [first, second] = builtInOf(list);
    if (!first || !second) throw new Error("the list is too short");
    const change = {
      list,
      version: 0,
      key: first.question,
      question: "How are they different?",
      answer: "See [this](/contact).",
    };
    expect((await post("question", change)).status).toBe(200);
    let now = await listOf(list);
    expect(now.questions[0]).toMatchObject({ source: "changed", question: "How are they different?", builtIn: first });
    expect(shop.context.texts.current().faq[list]?.[0]).toMatchObject({ kind: "own", replaces: first.question });

    await post("question", { list, version: now.version, key: null, question: "New?", answer: "Yes." });
    now = await listOf(list);
    expect(now.questions.at(-1)).toMatchObject({ source: "added", question: "New?", builtIn: null });

    const reversed = now.questions
      .toReversed()
      .map(({ key, question }) => ({ key, hidden: question === second.question }));
    expect((await post("arrange", { list, version: now.version, questions: reversed })).status).toBe(200);
    now = await listOf(list);
    expect(now.questions.map(({ key }) => key)).toEqual(reversed.map(({ key }) => key));
    expect(now.questions.filter(({ hidden }) => hidden).map(({ question }) => question)).toEqual([second.question]);

    const changedKey = now.questions.at(-1)?.key;
    await post("take-back", { list, version: now.version, key: changedKey });
    now = await listOf(list);
    expect(now.questions.at(-1)).toMatchObject({ ...first, source: "built-in" });
    await post("take-back", { list, version: now.version, key: now.questions[0]?.key });
    now = await listOf(list);
    expect(now.questions.map(({ question }) => question)).toEqual(
      builtInOf(list)
        .map(({ question }) => question)
        .toReversed(),
    );
  });

  test("a stale version, a part of the list, an unknown question and a question asked twice change nothing", async () => {
    const list = "incard-finder";
    const { version, questions } = await listOf(list);
    const [first, second] = questions;
    const all = questions.map(({ key }) => ({ key, hidden: false }));
    const own = { list, question: "Q?", answer: "A." };
    const tried = [
      await post("question", { ...own, version: version + 1, key: null }),
      await post("arrange", { list, version, questions: all.slice(1) }),
      await post("arrange", { list, version, questions: [...all.slice(1), all[1]] }),
      await post("arrange", { list, version, questions: [...all.slice(1), { key: "another's", hidden: false }] }),
      await post("arrange", { list, version, questions: [...all, { key: "another's", hidden: false }] }),
      await post("arrange", { list, version, questions: [...all, all[1]] }),
      await post("question", { ...own, version, key: "nothing like it" }),
      await post("take-back", { list, version, key: first?.key }),
      await post("question", { ...own, version, key: first?.key, question: second?.question }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([409, 400, 400, 400, 400, 400, 404, 404, 400]);
    expect((await listOf(list)).version).toBe(version);
  });

  test("an answer with a link that no page may have is refused in words, as are too many marks", async () => {
    const { version } = await listOf("incard-finder");
    const own = { list: "incard-finder", version, key: null, question: "Q?" };
    const [status, message] = await said(await post("question", { ...own, answer: "[x](javascript:alert)" }));
    expect([status, message]).toEqual([400, expect.stringContaining("javascript:alert")]);
    expect((await post("question", { ...own, answer: "*a ".repeat(600) })).status).toBe(400);
    const long = `javascript:${"x".repeat(200)}`;
    expect(await said(await post("question", { ...own, answer: `[x](${long})` }))).toEqual([
      400,
      textMessages.badLink(long.slice(0, 100)),
    ]);
  });

  test("a list has room for so many questions", async () => {
    const list = "tagigo-manual";
    for (let count = builtInOf(list).length; count <= textBounds.questionsPerList; count += 1) {
      const { version } = await listOf(list);
      const answer = await post("question", { list, version, key: null, question: `Q ${count}?`, answer: "A." });
      expect(answer.status).toBe(count < textBounds.questionsPerList ? 200 : 400);
    }
  });

  test("whoever is late hears who was faster, and may keep a question while its answer changes", async () => {
    const list = "incard-finder-manual";
    const [first] = (await listOf(list)).questions;
    const edit = { list, key: first?.key, question: first?.question, answer: "Better." };
    const ida = { Authorization: `Bearer ${await shop.accountToken("Ida", "editor")}` };
    const { version } = (await read()).announcement;
    for (const [path, body] of [
      ["announcement", { version, announcement: null }],
      ["question", { ...edit, version: 0 }],
    ] as const) {
      expect((await shop.post(`/api/admin/texts/${path}`, body, ida)).status).toBe(200);
      expect(await said(await post(path, body))).toEqual([409, textMessages.changedMeanwhile("Ida")]);
    }
    const [changed] = (await listOf(list)).questions;
    expect((await post("question", { ...edit, key: changed?.key, answer: "Best.", version: 1 })).status).toBe(200);
    const [again] = (await listOf(list)).questions;
    // The same question under the same key, so that a second tab still finds it.
    expect([again?.key, again?.question, again?.answer]).toEqual([changed?.key, first?.question, "Best."]);
  });

  test("each change answers in its own words and leaves a line of its own in the audit log", async () => {
    const list = "carbon-finder";
    const [first, second] = (await listOf(list)).questions;
    if (!first || !second) throw new Error("the list is too short");
    const change = async (path: string, body: object) => {
      const { version } = path === "announcement" ? (await read()).announcement : await listOf(list);
      const answer = await post(path, path === "announcement" ? { version, ...body } : { list, version, ...body });
      const { message } = successResponse.parse(await answer.json());
      const { rows } = await listAuditLog(shop.context.database.db, { limit: 1, offset: 0 });
      return [answer.status, message, rows[0]?.username, rows[0]?.action, rows[0]?.detail];
    };
    const keyOf = async (text: string) => (await listOf(list)).questions.find(({ question }) => question === text)?.key;
    const order = async (hidden: readonly string[]) =>
      (await listOf(list)).questions.map(({ key, question }) => ({ key, hidden: hidden.includes(question) }));
    const text = { answer: "Yes." };
    const steps: readonly [path: string, body: () => Promise<object>, message: string, detail: string][] = [
      ["announcement", async () => ({ announcement: banner }), "Announcement saved", `${banner.text} (now to no end)`],
      [
        "announcement",
        async () => ({ announcement: { ...banner, from: "2026-12-01T00:00:00Z", until: "2026-12-02T00:00:00Z" } }),
        "Announcement saved",
        `${banner.text} (2026-12-01T00:00:00Z to 2026-12-02T00:00:00Z)`,
      ],
      ["announcement", async () => ({ announcement: null }), "Announcement taken away", "taken away"],
      ["question", async () => ({ ...text, key: null, question: "A?" }), "Question saved", `${list}: added “A?”`],
      [
        "question",
        async () => ({ ...text, key: await keyOf("A?"), question: "B?" }),
        "Question saved",
        `${list}: changed “B?”`,
      ],
      [
        "question",
        async () => ({ ...text, key: first.key, question: "C?" }),
        "Question saved",
        `${list}: changed “C?”`,
      ],
      [
        "question",
        async () => ({ ...text, key: await keyOf("C?"), question: "D?" }),
        "Question saved",
        `${list}: changed “D?”`,
      ],
      [
        "arrange",
        async () => ({ questions: await order(["D?", second.question]) }),
        "List saved",
        `${list}: hid “D?”, hid “${second.question}”`,
      ],
      [
        "arrange",
        async () => ({ questions: await order(["D?"]) }),
        "List saved",
        `${list}: showed “${second.question}”`,
      ],
      [
        "arrange",
        async () => ({ questions: (await order(["D?"])).toReversed() }),
        "List saved",
        `${list}: order changed`,
      ],
      ["take-back", async () => ({ key: await keyOf("B?") }), "Question deleted", `${list}: deleted “B?”`],
      ["take-back", async () => ({ key: await keyOf("D?") }), "The built-in text is back", `${list}: took back “D?”`],
    ];
    for (const [path, body, message, detail] of steps) {
      const action = path === "announcement" ? "announcement saved" : "questions changed";
      expect(await change(path, await body())).toEqual([200, message, staff.username, action, detail]);
    }
    // Changed twice and hidden in between, the first question is built in again and still hidden.
    const { questions } = await listOf(list);
    expect(questions.at(-1)).toEqual({ ...first, hidden: true });
    expect(questions).toHaveLength(builtInOf(list).length);
  });

  test("every change is in the audit log with its author", async () => {
    const { rows } = await listAuditLog(shop.context.database.db, { limit: 200, offset: 0 });
    const what = rows.filter(({ username }) => username === staff.username).map(({ detail }) => detail);
    for (const line of ["taken away", "tagigo: added “New?”", "tagigo: took back “How are they different?”"]) {
      expect(what).toContain(line);
    }
    expect(what.some((line) => line.startsWith("Order by December 18"))).toBe(true);
  });
});
