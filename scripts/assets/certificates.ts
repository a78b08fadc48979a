import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import { issueDateUnknown } from "#content/regulatory/certificate-texts.ts";
import { type Certification, certifications, summarySheet } from "#content/regulatory/certifications.ts";
import { placeholderEmails, site } from "#content/site.ts";

/**
 * Makes the one-page summary sheets under public/certificates/ from content/
 * (docs/behavior/regulatory.md#certificates), for what has no signed certificate there yet. Run: npm run certificates.
 * The sheets are committed; certificates.test.ts fails when they differ from the content.
 */

const sheet = { width: 612, height: 792 };
const margin = 64;
const labelWidth = 132;
const ink = rgb(0.09, 0.11, 0.18);
const faint = rgb(0.42, 0.45, 0.52);
const rule = rgb(0.82, 0.84, 0.87);
const warning = rgb(0.64, 0.11, 0.07);

type Fonts = {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
};

/** Breaks a text into lines that fit the width; a single word that is wider than it keeps its own line. */
export function wrapLines(text: string, font: PDFFont, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines;
}

function drawHead(page: PDFPage, fonts: Fonts, certificate: Certification): void {
  const top = sheet.height - margin;
  page.drawText(site.name, { x: margin, y: top - 14, size: 18, font: fonts.bold, color: ink });
  // The range rings of the shop, as on every screen.
  for (const size of [6, 14, 22]) {
    page.drawCircle({ x: sheet.width - margin - 22, y: top - 8, size, borderColor: rule, borderWidth: 1 });
  }
  page.drawRectangle({
    x: margin,
    y: top - 84,
    width: sheet.width - 2 * margin,
    height: 34,
    borderColor: warning,
    borderWidth: 1.5,
  });
  page.drawText(summarySheet.label, { x: margin + 14, y: top - 72, size: 14, font: fonts.bold, color: warning });
  page.drawText(certificate.scheme, { x: margin, y: top - 142, size: 36, font: fonts.bold, color: ink });
  page.drawText(certificate.productName, { x: margin, y: top - 166, size: 14, font: fonts.plain, color: faint });
}

function drawRow(page: PDFPage, fonts: Fonts, y: number, label: string, text: string): number {
  const size = 11;
  const step = 16;
  const x = margin + labelWidth;
  const lines = wrapLines(text, fonts.plain, size, sheet.width - margin - x);
  page.drawLine({
    start: { x: margin, y: y + 18 },
    end: { x: sheet.width - margin, y: y + 18 },
    thickness: 0.75,
    color: rule,
  });
  page.drawText(label, { x: margin, y, size, font: fonts.bold, color: ink });
  for (const [index, line] of lines.entries()) {
    page.drawText(line, { x, y: y - index * step, size, font: fonts.plain, color: ink });
  }
  return y - lines.length * step - 16;
}

function drawFoot(page: PDFPage, fonts: Fonts): void {
  const size = 9;
  const text = `${summarySheet.explanation} Sheet last revised ${summarySheet.revised.text}.`;
  const lines = wrapLines(text, fonts.plain, size, sheet.width - 2 * margin);
  for (const [index, line] of lines.entries()) {
    const y = margin + (lines.length - 1 - index) * 13;
    page.drawText(line, { x: margin, y, size, font: fonts.plain, color: faint });
  }
}

/**
 * Returns the bytes of one sheet. The same certification always gives the same bytes: dates are fixed, no identifier is
 * random.
 */
export async function renderCertificateSheet(certificate: Certification): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const date = new Date(`${summarySheet.revised.iso}T00:00:00Z`);
  document.setTitle(`${certificate.scheme}, ${certificate.productName}: ${summarySheet.label}`, {
    showInWindowTitleBar: true,
  });
  document.setAuthor(site.name);
  document.setSubject(summarySheet.label);
  document.setLanguage("en-US");
  document.setCreator(site.name);
  document.setProducer("pdf-lib");
  document.setCreationDate(date);
  document.setModificationDate(date);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const page = document.addPage([sheet.width, sheet.height]);
  drawHead(page, fonts, certificate);
  const rows: readonly (readonly [string, string])[] = [
    ["Product", certificate.productName],
    [certificate.models.length === 1 ? "Model number" : "Model numbers", certificate.models.join(", ")],
    ["Scheme", certificate.fullName],
    ["Region", certificate.region],
    ["Covers", certificate.covers],
    ["Issue date", certificate.issueDate ?? issueDateUnknown],
    ["Signed certificate", `${summarySheet.whereSigned} ${placeholderEmails.support}`],
  ];
  let y = sheet.height - margin - 220;
  for (const [label, text] of rows) y = drawRow(page, fonts, y, label, text);
  drawFoot(page, fonts);
  return document.save({ useObjectStreams: false });
}

/**
 * Writes a sheet for each row without a signed certificate into the folder, the site's root; returns the written paths.
 */
export async function writeCertificateSheets(root: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const certificate of certifications) {
    const path = join(root, certificate.file);
    await mkdir(join(root, "certificates"), { recursive: true });
    await writeFile(path, await renderCertificateSheet(certificate));
    paths.push(path);
  }
  return paths;
}

if (import.meta.main) {
  const paths = await writeCertificateSheets(join(import.meta.dirname, "..", "..", "public"));
  console.log(`${paths.length} summary sheets written:\n${paths.join("\n")}`);
}
