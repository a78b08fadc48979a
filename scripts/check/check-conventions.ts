import { globSync, readFileSync } from "node:fs";
import { measuredTimes } from "./measured-times.ts";
import { looseTexts } from "./texts-in-elements.ts";

/**
 * Conventions that no linter checks. Each of `rules` has a pattern that is forbidden in some files, the reason, and
 * exceptions. Prints every violation with file and line.
 */
type Rule = { name: string; files: string[]; except: RegExp; pattern: RegExp; why: string };

const tests = /\.(test|spec)\.tsx?$|^tests\//;

const rules: readonly Rule[] = [
  {
    name: "raw color",
    files: ["app/**/*.{ts,tsx,css}"],
    except: /^app\/styles\/tokens\.css$|\.test\.ts$|^app\/features\/cart\//,
    pattern: /#[0-9a-f]{3,8}\b(?!.*url)|\b(?:rgb|hsl|oklch|oklab|lch)a?\(/i,
    why: "colors live in app/styles/tokens.css; name a token",
  },
  {
    name: "price outside the catalog",
    files: ["{app,server,content,contract}/**/*.{ts,tsx,mdx}"],
    except: /^content\/(?:catalog\/|products\/[^/]+\/(?:catalog|options)\.ts$)|\.test\.ts$/,
    pattern: /\$\d+\.\d{2}\b/,
    why: "prices live in content/products/<slug>/catalog.ts; refer to them",
  },
  {
    name: "measure outside the facts",
    files: ["{app,server,content,contract}/**/*.{ts,tsx,mdx}"],
    except: /^content\/(?:catalog\/|products\/[^/]+\/facts\.ts$)|\.test\.ts$|^content\/blog\//,
    pattern: /(?<![\w.-])\d+(?:\.\d+)?\s?(?:mm|dB|mAh)\b/,
    why: "figures live in content/products/<slug>/facts.ts; refer to them",
  },
  {
    name: "style attribute in server-rendered markup",
    files: ["app/**/*.tsx"],
    except: tests,
    pattern: /\sstyle=\{/,
    why: "the security policy forbids style attributes; use classes",
  },
  {
    name: "address of ours decided again",
    files: ["{app,server,content,contract}/**/*.{ts,tsx}"],
    except: /^contract\/site-address\.ts$|\.test\.tsx?$/,
    pattern: /\(\?!\[?(?:\\?\/|\\\\)|startsWith\("\/\/"\)/,
    why: "siteAddress in contract/site-address.ts says whether a browser stays on this site",
  },
  {
    name: "address as it was asked for",
    files: ["app/{features,page-html,routes}/**/*.{ts,tsx}"],
    except: tests,
    pattern: /\brequest\.url\b/,
    why: "a data request asks for another path; a loader's `url` is the page's",
  },
  {
    name: "router internals",
    files: ["{app,server,contract}/**/*.{ts,tsx}"],
    except: /^app\/router-adapter\/|\.test\.tsx?$/,
    pattern: /__reactRouter|[Xx]-[Rr]emix|\.data"|\\\.data|"_routes"|data-discover|serverHandoffString/,
    why: "what React Router doesn't document is read in app/router-adapter/ only",
  },
  {
    name: "link of the router",
    files: ["app/**/*.tsx"],
    except: tests,
    pattern: /<(?:Nav)?Link\b/,
    why: "`PageLink` (app/ui/page-link.tsx) costs a page less at its start, and needs no router where static HTML is rendered",
  },
  {
    name: "root that asks what is in the page",
    files: ["app/**/*.css"],
    except: /^$/,
    pattern: /(?:\bhtml|\bbody|:root)[^\s{]*:has\(/,
    why: "browsers match every element again at each change; set an attribute of the root where the change happens",
  },
  {
    name: "picture placed by its image",
    files: ["app/**/*.tsx"],
    except: tests,
    pattern: /\b(?:col|row)-span-\d+\b[^"]*\bobject-cover\b|\bobject-cover\b[^"]*\b(?:col|row)-span-\d+\b/,
    why: "the grid's child is the <picture> around it; give the place to a box around the Picture",
  },
  {
    name: "query read past its declaration",
    files: ["app/{features,lib,routes}/**/*.{ts,tsx}", "app/root.tsx"],
    // The two readers, the address that a script is sent back to, a manual's addresses, and the old links' rules, which run on any address.
    except:
      /\.test\.tsx?$|^app\/lib\/(use-page-query|request-query)\.ts$|^app\/features\/manual\/(target|legacy-links)\.ts$/,
    pattern:
      /\bsearchParams\b|\[\s*\w[^\]]*\]\s*=\s*useSearchParams\(|new URLSearchParams\((?!\)|\{|query\.canonical)|\.query\(/,
    why: "declare the parameter in the route's handle; read it by usePageQuery() or requestQuery()",
  },
  {
    name: "storage past its modules",
    files: ["{app,content,contract,server}/**/*.{ts,tsx}"],
    except: /^app\/lib\/stored-(?:text|records|responses)\.ts$|\.test\.tsx?$/,
    // Names, not words: a sentence may speak of caches.
    pattern:
      /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b(?! (?:key|of)\b)|\bcaches[.[]|document\.cookie|\bnavigator\.storage\b/,
    why: "a browser may refuse it by throwing: app/lib/stored-text.ts, stored-records.ts, stored-responses.ts",
  },
  {
    name: "drawer",
    files: ["{app,server,content,contract,scripts,tests}/**/{utils,helpers,misc,common,shared,index}.{ts,tsx}"],
    except: /^$/,
    pattern: /[\s\S]/,
    why: "name the file for its one purpose",
  },
  {
    name: "server code in app",
    files: ["app/**/*.{ts,tsx}", "content/**/*.ts", "contract/**/*.ts"],
    except: /^$/,
    pattern: /from "#server\//,
    why: "a loader gets data by context.get(servicesContext)",
  },
];

const maxLines = 300;
let breaches = 0;

for (const rule of rules) {
  for (const file of globSync(rule.files)) {
    const path = file.replaceAll("\\", "/");
    if (rule.except.test(path)) continue;
    for (const [index, line] of readFileSync(file, "utf8").split("\n").entries()) {
      const code = line.replace(/^\s*(\/\/|\*|\/\*\*?).*$|\s\/\/ .*$|\{\/\*.*\*\/\}/g, "");
      if (!rule.pattern.test(code)) continue;
      breaches += 1;
      console.error(`${path}:${index + 1} ${rule.name}: ${rule.why}\n    ${line.trim().slice(0, 140)}`);
      if (rule.name === "drawer") break;
    }
  }
}

for (const file of globSync("{app,server,contract,scripts,tests,imagery,bench}/**/*.{ts,tsx,mjs,css}")) {
  const count = readFileSync(file, "utf8").split("\n").length;
  if (count <= maxLines) continue;
  breaches += 1;
  console.error(`${file}: ${count} lines; a file has one purpose and at most ${maxLines}`);
}

/** Rendered by the server alone: what stands in them never changes in a browser. */
const serverOnly =
  /^app\/page-html\/|^app\/features\/(?:home\/(?:hero-html|teaser-card)|catalog\/comparison\/compare-table|manual\/manual-text|support\/(?:guides\/support-article|compatibility\/answer-article|troubleshooter\/troubleshooter-article))\.tsx$|^app\/ui\/responsive-table\.tsx$/;

for (const file of globSync("app/**/*.tsx")) {
  const path = file.replaceAll("\\", "/");
  if (serverOnly.test(path) || tests.test(path)) continue;
  for (const { line, code } of looseTexts(path, readFileSync(file, "utf8"))) {
    breaches += 1;
    console.error(
      `${path}:${line} text that a translated page loses: give it an element of its own, as one string; prices by <Price>\n    ${code.replace(/\s+/g, " ").slice(0, 140)}`,
    );
  }
}

for (const file of globSync("{app,bench,content,contract,imagery,scripts,server,tests}/**/*.{ts,tsx}")) {
  const path = file.replaceAll("\\", "/");
  if (!tests.test(path)) continue;
  for (const { line, code } of measuredTimes(path, readFileSync(file, "utf8"))) {
    breaches += 1;
    console.error(
      `${path}:${line} measured time in an expectation: count what is done, wait for an event, or move the measurement to bench/\n    ${code.replace(/\s+/g, " ").slice(0, 140)}`,
    );
  }
}

if (breaches > 0) process.exitCode = 1;
else console.log("All conventions hold.");
