import { readFileSync } from "node:fs";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { HTTPException } from "hono/http-exception";
import type { HtmlEscapedString } from "hono/utils/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { refusedFormText as words } from "#content/server-messages.ts";
import { site } from "#content/site.ts";
import { errorResponse, type FieldProblems } from "#contract/error-response.ts";
import type { Log } from "#server/lib/log.ts";
import type { TypedFields } from "#server/middleware/body.ts";
import { InvalidInputError } from "#server/middleware/field-problems.ts";
import { handleError } from "#server/middleware/http-error.ts";
import { sourceHash } from "#server/pages/page-headers.ts";

/** HTML made by Hono's `html`, with every value escaped. */
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A field of a form as it is drawn again; what isn't in the form's own page isn't in it either. */
export type FormField = {
  readonly label: string;
  readonly kind: "line" | "email" | "lines" | "hidden";
  readonly required?: boolean;
  readonly autoComplete?: string;
  /** Value and words of each: then it is chosen, not typed. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

/** A form that can be drawn again after a refusal. */
export type FormWords = {
  /** By the name of the field. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** What somebody agrees to by sending it. */
  readonly note: string;
  readonly submit: string;
};

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const css = `${read("../../app/styles/tokens.css")}\n${read("./refused-form.css")}`;
const policy = [
  "default-src 'none'",
  `style-src ${sourceHash(css)}`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const problemId = (name: string): string => `${name}-problem`;

function control(name: string, field: FormField, value: string, attributes: Html): Html {
  const { autoComplete = "off", kind, options, required = false } = field;
  const about = html`id="${name}" name="${name}" ${attributes}`;
  if (options) {
    const choices = options.map((option) => {
      const selected = option.value === value ? raw(" selected") : "";
      return html`<option value="${option.value}"${selected}>${option.label}</option>`;
    });
    return html`<select ${about}>${choices}</select>`;
  }
  const rules = html`autocomplete="${autoComplete}"${required ? raw(" required") : ""}`;
  // The parser drops a line break right behind the tag.
  if (kind === "lines") return html`<textarea ${about} ${rules} rows="6">${raw("\n")}${value}</textarea>`;
  return html`<input ${about} ${rules} type="${kind === "email" ? "email" : "text"}" value="${value}">`;
}

function drawnField(name: string, field: FormField, typed: TypedFields, problems: FieldProblems): Html {
  const value = typed[name] ?? "";
  if (field.kind === "hidden") return html`<input type="hidden" name="${name}" value="${value}">`;
  const problem = problems[name];
  if (problem === undefined) {
    return html`<div><label for="${name}">${field.label}</label>${control(name, field, value, html``)}</div>`;
  }
  const isFirst = name === Object.keys(problems)[0];
  const attributes = html`aria-invalid="true" aria-describedby="${problemId(name)}"${isFirst ? raw(" autofocus") : ""}`;
  return html`<div><label for="${name}">${field.label}</label>${control(name, field, value, attributes)}
<p class="problem" id="${problemId(name)}">${problem}</p></div>`;
}

type Refusal = {
  readonly form: FormWords;
  /** The page that the form stands in. */
  readonly page: string;
  readonly typed: TypedFields;
  readonly error: unknown;
};

/**
 * Answers a form that was posted without script and couldn't be taken: the form once more, with what was typed, and
 * with what is wrong beside its field. Nothing of it goes into an address, where logs would keep it.
 */
export async function answerRefusedForm(
  c: Context,
  { form, page, typed, error }: Refusal,
  log: Log,
): Promise<Response> {
  const refusal = handleError(error, c, log);
  const { message } = errorResponse.parse(await refusal.json());
  const problems = error instanceof InvalidInputError ? error.fields : {};
  const isInvalid = error instanceof HTTPException && error.status === 400;
  const title = isInvalid ? words.title : words.failedTitle;
  const fields = Object.entries(form.fields).map(([name, field]) => drawnField(name, field, typed, problems));
  const retryAfter = refusal.headers.get("Retry-After");
  if (retryAfter !== null) c.header("Retry-After", retryAfter);
  c.header("Content-Security-Policy", policy);
  // Without a referrer the browser wouldn't say where the form is sent from, and it would be refused.
  c.header("Referrer-Policy", "same-origin");
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${raw(`<style>${css}</style>`)}
</head>
<body>
<main>
<h1>${title}</h1>
<p role="alert" class="problem">${message}</p>
<p>${isInvalid ? words.nothingSent : words.kept}</p>
<form method="post" action="${c.req.path}?from=${encodeURIComponent(page)}">
${fields}
<p class="soft">${form.note}</p>
<button type="submit">${form.submit}</button>
</form>
<a href="${page}">${words.back}</a>
</main>
</body>
</html>`;
  return c.html(document, statusOf(refusal));
}

/** A refusal always has a body, so its status is one that may. */
function statusOf({ status }: Response): ContentfulStatusCode {
  const known = [400, 403, 413, 415, 429, 503] as const;
  return known.find((candidate) => candidate === status) ?? 500;
}
