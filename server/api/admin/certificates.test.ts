import { beforeAll, describe, expect, test } from "vitest";
import { certifications, certificationsWith } from "#content/regulatory/certifications.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { setupResponse } from "#contract/admin-setup.ts";
import { maxCertificateBytes } from "#contract/certificates.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const pdf = (words: string): Blob => new Blob([`%PDF-1.7\n${words}\n%%EOF\n`], { type: "application/pdf" });
const [approval, other] = certifications.map(({ slug }) => slug);
if (!approval || !other) throw new Error("there are no approvals");

describe.each(engines)("certificates on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = { Authorization: `Bearer ${await shop.staffToken()}`, Origin: "http://localhost" };
  });
  const upload = (of: string, body: Blob): Promise<Response> =>
    shop.ask(`/api/admin/setup/certificates?approval=${of}`, { method: "POST", headers, body });
  const shown = () => certificationsWith(shop.context.texts.current().settings.certificates);
  const fileOf = (slug: string): string => shown().find((one) => one.slug === slug)?.file ?? "";

  test("a signed PDF takes the place of the sheet at once, at an address that names its content", async () => {
    expect(shown().every(({ signed }) => !signed)).toBe(true);
    expect(await (await upload(approval, pdf("signed"))).json()).toEqual({
      success: true,
      message: setupMessages.certificateSaved,
    });
    const file = await shop.ask(fileOf(approval));
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-security-policy")).toContain("sandbox");
    expect(await file.text()).toContain("signed");
    expect(shown().filter(({ signed }) => signed)).toHaveLength(1);
    const etag = file.headers.get("etag") ?? "";
    expect((await shop.ask(fileOf(approval), { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  test("one press puts the former one back; what nothing leads to any more is deleted", async () => {
    const first = fileOf(approval);
    await upload(approval, pdf("signed again"));
    const second = fileOf(approval);
    expect(second).not.toBe(first);
    const { certificates } = setupResponse.parse(await (await shop.ask("/api/admin/setup", { headers })).json());
    const undo = { group: "certificates", version: certificates.version };
    expect((await shop.post("/api/admin/setup/undo", undo, headers)).status).toBe(200);
    expect(fileOf(approval)).toBe(first);
    expect((await shop.ask(first)).status).toBe(200);
    // Two uploads later the step back no longer leads to the second one.
    await upload(approval, pdf("third"));
    await upload(other, pdf("of another approval"));
    expect((await shop.ask(second)).status).toBe(404);
    expect((await shop.ask(fileOf(approval))).status).toBe(200);
    expect((await shop.ask(fileOf(other))).status).toBe(200);
  });

  test("an approval that the product doesn't have is on no page, until that is taken back", async () => {
    const version = async () =>
      setupResponse.parse(await (await shop.ask("/api/admin/setup", { headers })).json()).certificates.version;
    const say = async (none: boolean) => {
      const said = { version: await version(), approval: other, none };
      return (await shop.post("/api/admin/setup/no-certificate", said, headers)).status;
    };
    expect(await say(true)).toBe(200);
    expect(shown().map(({ slug }) => slug)).not.toContain(other);
    expect(await say(false)).toBe(200);
    expect(shown().map(({ slug }) => slug)).toContain(other);
    const unknown = { version: await version(), approval: "no-such-approval", none: true };
    expect((await shop.post("/api/admin/setup/no-certificate", unknown, headers)).status).toBe(404);
  });

  test("what is no PDF, is too large, or is of no approval is refused in words, and nothing changes", async () => {
    const before = shown();
    const picture = await upload(approval, new Blob(["<html>not a certificate</html>"]));
    expect([picture.status, (await picture.json()).message]).toEqual([400, setupMessages.noPdf]);
    expect((await upload(approval, new Blob(["%PDF-1.7 cut off"]))).status).toBe(400);
    const large = await upload(approval, pdf("x".repeat(maxCertificateBytes)));
    expect([large.status, (await large.json()).message]).toEqual([413, setupMessages.certificateTooLarge]);
    expect((await upload("no-such-approval", pdf("x"))).status).toBe(404);
    expect(shown()).toEqual(before);
    for (const path of ["/certificates/uploaded/none.pdf", `/certificates/uploaded/${approval}-0123456789abcdef.pdf`])
      expect((await shop.ask(path)).status).toBe(404);
  });
});
