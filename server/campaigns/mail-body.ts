import type { Element, ElementContent, RootContent } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toString as textOf } from "hast-util-to-string";
import { Fragment, jsx, jsxs } from "hono/jsx/jsx-runtime";
import { readMarkdown } from "#contract/staff-markdown.ts";

type Child = RootContent | ElementContent;

const elementsIn = ({ children }: Element): readonly Element[] => children.filter((child) => child.type === "element");
const blockTags = new Set("p h2 h3 h4 ul ol li blockquote pre hr table".split(" "));
const isBlock = (child: Child): child is Element => child.type === "element" && blockTags.has(child.tagName);

function inline(children: readonly Child[], absolute: (address: string) => string): string {
  return children
    .map((child) => {
      if (child.type === "text") return child.value;
      if (child.type !== "element") return "";
      const { tagName, properties } = child;
      if (tagName === "br") return "\n";
      if (tagName === "img") return `[${properties.alt}]`;
      const label = inline(child.children, absolute);
      const address = tagName === "a" ? absolute(String(properties.href)) : label;
      return address === label ? label : `${label} (${address.replace(/^mailto:/, "")})`;
    })
    .join("")
    .replace(/\n\s*/g, "\n");
}

function block(element: Element, absolute: (address: string) => string): string {
  const { children, tagName, properties } = element;
  const lineOf = (part: Element): string => inline(part.children, absolute).trim();
  if (tagName === "hr") return "---";
  if (tagName === "pre") return textOf(element).trimEnd();
  if (tagName === "blockquote") return blocks(children, absolute).replace(/^/gm, "> ");
  if (tagName === "ul" || tagName === "ol") {
    const first = Number(properties.start ?? 1);
    const items = elementsIn(element).map((item, index) => {
      const mark = tagName === "ol" ? `${first + index}. ` : "- ";
      return mark + blocks(item.children, absolute).replaceAll(/\n+/g, `\n${" ".repeat(mark.length)}`);
    });
    return items.join("\n");
  }
  if (tagName === "table") {
    const rows = elementsIn(element).flatMap(elementsIn);
    return rows.map((row) => elementsIn(row).map(lineOf).join(" | ")).join("\n");
  }
  return lineOf(element);
}

function blocks(children: readonly Child[], absolute: (address: string) => string): string {
  const parts: string[] = [];
  let line: Child[] = [];
  const endLine = (): void => {
    parts.push(inline(line, absolute).trim());
    line = [];
  };
  for (const child of children) {
    if (!isBlock(child)) line.push(child);
    else {
      endLine();
      parts.push(block(child, absolute));
    }
  }
  endLine();
  return parts.filter((part) => part !== "").join("\n\n");
}

/** The style of HTML mails. The preview's Content-Security-Policy names it by its hash (server/start/listener.ts). */
export const mailStyle =
  ":root{color-scheme:light dark}body{max-width:38em;margin:0 auto;padding:1em;font:1em/1.5 system-ui,sans-serif}img{max-width:100%;height:auto}td,th{padding:.25em .75em .25em 0;text-align:left}";

/** The two parts of a mail that say the same: plain text, and HTML without what surrounds it. */
export type MailBody = { readonly text: string; readonly html: string };

/** Makes both parts of a mail from Markdown, with whole addresses. HTML that staff wrote is shown as text. */
export function mailBody(markdown: string, siteUrl: string): MailBody {
  const { tree } = readMarkdown(markdown, "mail");
  const absolute = (address: string): string => new URL(address, `${siteUrl}/`).href;
  const html = toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: {
      a: ({ href = "", children }) => jsx("a", { href: absolute(href), children }),
      img: ({ src = "", alt }) => jsx("img", { src: absolute(src), alt }),
    },
  });
  return { text: blocks(tree.children, absolute), html: String(html) };
}

/**
 * Makes the whole HTML document of a mail.
 * @param body the HTML of its text
 * @param ending who sends it, why somebody gets it, and the link that ends that
 * @param above a plain label before the text
 */
export function mailDocument(
  subject: string,
  body: string,
  ending: { readonly sender: string; readonly why: string; readonly leave: string; readonly link: string },
  above?: string,
): string {
  const element = (tag: string, props: { href?: string; children: unknown }): string => String(jsx(tag, props));
  const { sender, why, leave, link } = ending;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `${element("title", { children: subject })}<style>${mailStyle}</style></head><body>`,
    above === undefined ? "" : element("p", { children: above }),
    body,
    `<hr>${element("p", { children: sender })}${element("p", { children: why })}`,
    `<p>${element("a", { href: link, children: leave })}</p></body></html>`,
  ].join("");
}
