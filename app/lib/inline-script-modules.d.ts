/** The text of an inline script, bundled by scripts/build/inline-scripts.ts. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
