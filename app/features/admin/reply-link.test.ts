import { describe, expect, test } from "vitest";
import { replyLink } from "./reply-link.ts";

describe("a reply by mailto", () => {
  test("has the subject that it is given, encoded", () => {
    const link = replyLink({ email: "a@example.com", name: "Ann", message: "hi" }, "now", "Order 1&bcc=x\r\ny");
    expect(new URL(link).searchParams.get("subject")).toBe("Re: Order 1&bcc=x\r\r\ny");
    expect([...new URL(link).searchParams.keys()]).toEqual(["subject", "body"]);
  });

  test("lets nothing that a visitor typed add a recipient, a header or markup", () => {
    const link = replyLink(
      { email: "a?bcc=x@evil.example&cc=y@evil.example", name: "<b>Ann</b>&bcc=z", message: "hi&subject=no\n<i>x</i>" },
      "Jan 2, 2026",
      "Your message",
      "Hello &body=x",
    );
    const url = new URL(link);
    expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
    expect(decodeURIComponent(url.pathname)).toBe("a?bcc=x@evil.example&cc=y@evil.example");
    expect(url.searchParams.get("body")).toBe(
      "Hello &body=x\r\n\r\nOn Jan 2, 2026, <b>Ann</b>&bcc=z wrote:\r\n> hi&subject=no\r\n> <i>x</i>\r\n",
    );
  });
});
