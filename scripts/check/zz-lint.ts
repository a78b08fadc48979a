import { globSync, readFileSync } from "node:fs";
import { looseTexts } from "/work/wt/c/scripts/check/texts-in-elements.ts";
let n=0; const per:Record<string,number>={};
for (const f of globSync("app/**/*.tsx")) { if(/\.test\.tsx$/.test(f)) continue;
 for (const {line,code} of looseTexts(f, readFileSync(f,"utf8"))) { n++; per[f]=(per[f]??0)+1; console.log(`${f}:${line}: ${code.replace(/\s+/g," ").slice(0,110)}`);} }
console.log(n); console.log(Object.keys(per).length);
