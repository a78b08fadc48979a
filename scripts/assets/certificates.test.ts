import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { certifications } from "#content/regulatory/certifications.ts";
import { renderCertificateSheet, wrapLines } from "./certificates.ts";

const publicFolder = join(import.meta.dirname, "..", "..", "public");

describe.each(certifications)("the sheet of $slug", (certificate) => {
  test("is committed, is a PDF and is what the content gives today", async () => {
    const committed = await readFile(join(publicFolder, certificate.file));
    expect(committed.subarray(0, 4).toString("latin1")).toBe("%PDF");
    const made = Buffer.from(await renderCertificateSheet(certificate));
    expect(made.equals(committed), "run npm run certificates, or name it among the signed ones").toBe(true);
  });

  test("has one page and calls itself a summary", async () => {
    const document = await PDFDocument.load(await readFile(join(publicFolder, certificate.file)));
    expect(document.getPageCount()).toBe(1);
    expect(document.getTitle()).toContain("Summary sheet - not the certificate");
    expect(document.getTitle()).toContain(certificate.productName);
  });
});

test("a changed row changes the bytes", async () => {
  const [first] = certifications;
  if (!first) throw new Error("no certifications");
  const made = Buffer.from(await renderCertificateSheet(first));
  const other = Buffer.from(await renderCertificateSheet({ ...first, issueDate: null }));
  expect(other.equals(made)).toBe(false);
});

test("no sheet lies there without a row", async () => {
  const names = await readdir(join(publicFolder, "certificates"));
  expect(names.sort()).toEqual(certifications.map(({ slug }) => `${slug}.pdf`).sort());
});

test("lines break at spaces, within the width, and lose no word", async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  const text = "Safety and health, electromagnetic compatibility, and proper use of the radio spectrum.";
  const lines = wrapLines(text, font, 11, 150);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(" ")).toBe(text);
  for (const line of lines) expect(font.widthOfTextAtSize(line, 11)).toBeLessThanOrEqual(150);
  expect(wrapLines("unbreakable", font, 11, 5)).toEqual(["unbreakable"]);
});
