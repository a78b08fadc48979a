import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { certifications } from "#content/regulatory/certifications.ts";
import { CertificationCard } from "./certifications-list.tsx";

test.each([
  [false, "Summary sheet (PDF)"],
  [true, "Signed certificate (PDF)"],
])("where the certificate is signed (%s) the download is called %s", (signed, name) => {
  const [first] = certifications;
  if (!first) throw new Error("no certifications");
  const html = renderToStaticMarkup(<CertificationCard certification={{ ...first, signed }} />);
  expect(html).toContain(name);
  expect(html).toContain(`href="${first.file}"`);
  // What can be downloaded here nobody has to ask for.
  const undated = renderToStaticMarkup(<CertificationCard certification={{ ...first, signed, issueDate: null }} />);
  expect(undated).toContain("The issue date is on the signed certificate");
  expect(undated.includes("support sends")).toBe(!signed);
});
