/**
 * A file's default export with all that it imports, as the text of a script that stands in the document itself
 * (scripts/build/inline-scripts.ts). Empty in the browser.
 */
declare module "*.ts?inline-script" {
  const code: import("#app/lib/inline-script.tsx").InlineCode;
  export default code;
}
