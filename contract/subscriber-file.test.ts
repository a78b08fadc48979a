import { describe, expect, test } from "vitest";
import { type CsvTable, decodeText, readCsvTable } from "./csv-table.ts";
import { dateOrderOf, readMoment } from "./exported-moment.ts";
import { type ChosenColumns, recognizeColumns, saysLeft, saysSubscribed, serviceOf } from "./subscriber-columns.ts";
import { type ConsentStatement, judgeFile } from "./subscriber-file.ts";

const nothing: ConsentStatement = { source: "", date: "" };
const stated: ConsentStatement = { source: "Form of the old shop", date: "2025-01-31" };

function tableOf(text: string | Uint8Array): CsvTable {
  const read = readCsvTable(typeof text === "string" ? new TextEncoder().encode(text) : text, 1000);
  return typeof read === "string" ? expect.unreachable(read) : read;
}

/** The names of the columns that are recognized. */
function recognized(table: CsvTable): Record<string, string | undefined> {
  const entries = Object.entries(recognizeColumns(table)).filter(([, place]) => place !== null);
  return Object.fromEntries(entries.map(([role, place]) => [role, table.columns[Number(place)]]));
}

const judged = (table: CsvTable, statement: ConsentStatement, change: Partial<ChosenColumns> = {}) => {
  const { people, leftOut } = judgeFile(table, { ...recognizeColumns(table), ...change }, statement);
  const counts = Object.fromEntries(Object.entries(leftOut).map(([reason, { count }]) => [reason, count]));
  return { people, leftOut, counts };
};

describe("lists of services", () => {
  test("Mailchimp: members, with the moment of each", () => {
    const table = tableOf(
      [
        '"Email Address","First Name","Last Name",Address,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
        'ada@example.com,Ada,"Lovelace, Countess",,2,"2021-03-04 10:11:12",1.2.3.4,"2021-03-04 10:12:00",1.2.3.4,,,,,,,,"2021-03-04 10:12:00",1001,abc,,"""VIP"""',
        'bob@example.com,Bob,,"1 Main St\nIrvine, CA",2,,,"2022-01-01 00:00:00",,,,,,,,,"2022-01-01 00:00:00",1002,abd,,',
      ].join("\r\n"),
    );
    expect(serviceOf(table)).toBe("mailchimp");
    expect(recognized(table)).toEqual({ email: "Email Address", date: "OPTIN_TIME" });
    const { people, counts } = judged(table, { source: "Mailchimp form", date: "" });
    expect(people).toEqual([
      { line: 2, email: "ada@example.com", source: "Mailchimp form", at: "2021-03-04T10:11:12.000Z" },
    ]);
    expect(counts).toEqual({ invalid: 0, double: 0, status: 0, consent: 1 });
    const other = judged(
      table,
      { source: "Mailchimp form", date: "" },
      { date: table.columns.indexOf("CONFIRM_TIME") },
    );
    expect(other.people.map(({ at }) => at)).toEqual(["2021-03-04T10:12:00.000Z", "2022-01-01T00:00:00.000Z"]);
  });

  test.each([
    [
      "UNSUB_TIME",
      '"2023-01-01 00:00:00","News of May",NORMAL,"No longer interested"',
      "UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON",
    ],
    ["CLEAN_TIME", '"2023-01-01 00:00:00","News of May",,', "CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID,LEID"],
  ])("Mailchimp: nobody of the file with %s", (column, cells, more) => {
    const table = tableOf(`Email Address,${column},${more},OPTIN_TIME\na@example.com,${cells},2021-01-01 00:00:00\n`);
    expect(recognized(table)).toMatchObject({ left: column });
    expect(judged(table, stated).counts).toEqual({ invalid: 0, double: 0, status: 1, consent: 0 });
  });

  test("Klaviyo: who is subscribed and isn't suppressed, with zones and sources", () => {
    const table = tableOf(
      [
        "Email,Klaviyo ID,First Name,Last Name,Phone Number,Email Marketing Consent,Email Marketing Consent Timestamp,Email Suppressions,Initial Source",
        "ada@example.com,01ABC,Ada,,,SUBSCRIBED,2023-05-06 09:08:09+02:00,[],Footer form",
        "bob@example.com,01ABD,Bob,,,NEVER_SUBSCRIBED,,,Checkout",
        "eve@example.com,01ABE,Eve,,,SUBSCRIBED,2023-05-06T07:08:09Z,['HARD_BOUNCE'],Footer form",
        "dan@example.com,01ABF,Dan,,,UNSUBSCRIBED,2023-05-06T07:08:09Z,,Footer form",
      ].join("\n"),
    );
    expect(serviceOf(table)).toBe("klaviyo");
    expect(recognized(table)).toEqual({
      email: "Email",
      source: "Initial Source",
      date: "Email Marketing Consent Timestamp",
      status: "Email Marketing Consent",
      left: "Email Suppressions",
    });
    const { people, leftOut } = judged(table, nothing);
    expect(people).toEqual([
      { line: 2, email: "ada@example.com", source: "Footer form", at: "2023-05-06T07:08:09.000Z" },
    ]);
    expect(leftOut.status).toEqual({
      count: 3,
      examples: [3, 4, 5].map((line) => ({ line, email: expect.stringMatching(/^(bob|eve|dan)@/) })),
    });
  });

  test("Shopify: who accepts marketing, by one statement", () => {
    const table = tableOf(
      [
        "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags",
        "'7001,Ada,L.,ada@example.com,yes,,,no,69.00,1,,no,",
        "'7002,Bob,B.,bob@example.com,no,,,no,0.00,0,,no,newsletter",
        "'7003,Eve,E.,,yes,,'+49151,no,0.00,0,,no,",
      ].join("\n"),
    );
    expect(serviceOf(table)).toBe("shopify");
    expect(recognized(table)).toEqual({ email: "Email", status: "Accepts Email Marketing" });
    const { people, counts } = judged(table, stated);
    expect(people).toEqual([
      { line: 2, email: "ada@example.com", source: stated.source, at: "2025-01-31T00:00:00.000Z" },
    ]);
    expect(counts).toEqual({ invalid: 1, double: 0, status: 1, consent: 0 });
  });

  test("Ghost: members who get mails", () => {
    const table = tableOf(
      [
        "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers",
        '63f,ada@example.com,Ada,,true,false,,2023-02-26T15:04:05.000Z,,"vip,early",',
        "640,bob@example.com,Bob,,false,false,,2023-02-27T15:04:05.000Z,,,",
        "641,eve@example.com,Eve,,true,false,,2023-02-27T15:04:05.000Z,2023-03-01T00:00:00.000Z,,",
      ].join("\n"),
    );
    expect(serviceOf(table)).toBe("ghost");
    expect(recognized(table)).toEqual({
      email: "email",
      date: "created_at",
      status: "subscribed_to_emails",
      left: "deleted_at",
    });
    const { people, counts } = judged(table, { source: "Ghost", date: "" });
    expect(people.map(({ at }) => at)).toEqual(["2023-02-26T15:04:05.000Z"]);
    expect(counts).toMatchObject({ status: 2 });
  });

  test("this shop's own export", () => {
    const table = tableOf(
      '\uFEFFID,Email,Date,Time,Source,Environment,Subscribed (ISO 8601)\r\n7,ada@example.com,"Nov 21, 2026",06:05 UTC,/contact,production,2025-11-21T06:05:04.000Z\r\n',
    );
    expect(recognized(table)).toEqual({ email: "Email", source: "Source", date: "Subscribed (ISO 8601)" });
    expect(judged(table, nothing).people).toMatchObject([{ source: "/contact", at: "2025-11-21T06:05:04.000Z" }]);
  });

  test("any other: the column that holds addresses, and addresses alone", () => {
    const named = tableOf("Kontakt\tOrt\tSince\nAda <x>\tBonn\t1\nada@example.com\tBonn\t2\n");
    expect([serviceOf(named), recognized(named)]).toEqual([null, { email: "Kontakt" }]);
    const bare = tableOf("ada@example.com\nbob@example.com\n");
    expect([bare.columns, bare.rows.length]).toEqual([["Column 1"], 2]);
    expect(judged(bare, stated).people.map(({ line }) => line)).toEqual([1, 2]);
  });
});

describe("files", () => {
  const rows = [
    ["Email", "Note"],
    ["ada@example.com", 'says "hi";, |'],
    ["zoë@example.com", "Zoë\nof Köln"],
  ];
  const written = (delimiter: string, end: string): string =>
    rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join(end);

  test.each([",", ";", "\t", "|"])("with %j between columns, in each end of line and encoding", (delimiter) => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const text = written(delimiter, end);
      const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, "utf16le")]);
      const latin1 = Uint8Array.from(Buffer.from(text, "latin1"));
      for (const bytes of [`${text}${end}`, `\uFEFF${text}`, utf16, latin1]) {
        const { columns, rows: read } = tableOf(bytes);
        expect([columns, ...read.map(({ cells }) => cells)]).toEqual(rows);
      }
    }
  });

  test("what Windows adds to Latin-1 is read, and what is no text is refused", () => {
    expect(decodeText(Uint8Array.from([0x80, 0x20, 0xe9]))).toBe("€ é");
    expect(readCsvTable(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 1]), 10)).toBe("binary");
    for (const empty of ["", "\n\n", "Email\n", " , \n"]) {
      expect(readCsvTable(new TextEncoder().encode(empty), 10)).toBe("empty");
    }
    expect(readCsvTable(new TextEncoder().encode("Email\na@x.com\nb@x.com\n"), 1)).toBe("long");
  });

  test("blank lines are left out and counted, as a spreadsheet shows them", () => {
    const table = tableOf("Email,Status\n\na@example.com,subscribed\n,,\nwrong,subscribed\n");
    const { people, leftOut } = judged(table, stated);
    expect(people.map(({ line }) => line)).toEqual([3]);
    expect(leftOut.invalid.examples).toEqual([{ line: 5, email: "wrong" }]);
  });

  test("doubles are found in any spelling, and who left in one row is left out with all", () => {
    const table = tableOf(
      "Email,Status\nAda@Example.com,subscribed\nada@example.com ,subscribed\neve@example.com,subscribed\neve@example.com,cleaned\n",
    );
    const { people, counts } = judged(table, stated);
    expect(people.map(({ email }) => email)).toEqual(["Ada@Example.com"]);
    expect(counts).toEqual({ invalid: 0, double: 2, status: 1, consent: 0 });
  });

  test("without a source and a date nobody is taken; a date to come is none", () => {
    const table = tableOf(
      "Email,Source,Date\na@example.com,,2024-01-01\nb@example.com,Form,\nc@example.com,Form,2999-01-01\n",
    );
    expect(judged(table, nothing).counts).toMatchObject({ consent: 3 });
    expect(judged(table, stated).people.map(({ source, at }) => [source, at.slice(0, 10)])).toEqual([
      [stated.source, "2024-01-01"],
      ["Form", stated.date],
    ]);
  });
});

describe("moments", () => {
  test.each([
    ["2021-03-04", "2021-03-04T00:00:00.000Z"],
    ["2021-03-04 10:11", "2021-03-04T10:11:00.000Z"],
    ["2021-03-04 10:11:12 UTC", "2021-03-04T10:11:12.000Z"],
    ["2021-03-04T10:11:12.345678+0530", "2021-03-04T04:41:12.000Z"],
    ["2021/03/04", "2021-03-04T00:00:00.000Z"],
    ["3/4/2021 2:05 PM", "2021-03-04T14:05:00.000Z"],
    ["3/4/2021 12:05 am", "2021-03-04T00:05:00.000Z"],
    ["Mar 4, 2021", "2021-03-04T00:00:00.000Z"],
    ["March 4th, 2021 10:11", "2021-03-04T10:11:00.000Z"],
    ["4 Mar 2021", "2021-03-04T00:00:00.000Z"],
  ])("%s", (written, at) => {
    expect(readMoment(written, "month first")).toBe(at);
  });

  test.each([
    "",
    "yesterday",
    "2021-02-30",
    "2021-13-01",
    "13/13/2021",
    "1/2/21",
    "0000-01-01",
    "Foo 4, 2021",
    "2021-03-04 25:00",
    "1614852672",
  ])("%s is none", (written) => {
    expect([readMoment(written, "month first"), readMoment(written, "day first")]).toEqual([null, null]);
  });

  test("figures are read as the rest of their column shows", () => {
    expect(dateOrderOf(["3/4/2021", "12/31/2021"])).toBe("month first");
    expect(dateOrderOf(["3.4.2021", "31.12.2021"])).toBe("day first");
    expect(readMoment("3.4.2021", "day first")).toBe("2021-04-03T00:00:00.000Z");
  });
});

test("words of states", () => {
  for (const word of ["Subscribed", "YES", "true", "1", "opt-in", "Active"])
    expect([word, saysSubscribed(word)]).toEqual([word, true]);
  for (const word of [
    "",
    "Unsubscribed",
    "cleaned",
    "non-subscribed",
    "never_subscribed",
    "no",
    "bounced",
    "pending",
    "transactional",
  ]) {
    expect([word, saysSubscribed(word)]).toEqual([word, false]);
  }
  for (const cell of ["", "[]", "false", "-", "N/A"]) expect([cell, saysLeft(cell)]).toEqual([cell, false]);
  for (const cell of ["2023-01-01", "true", "HARD_BOUNCE"]) expect([cell, saysLeft(cell)]).toEqual([cell, true]);
});
