/** The package types its index only; a drawing taken by its own path leaves the other 1,848 out of every process. */
declare module "@lucide/icons/icons/*" {
  const icon: import("@lucide/icons").LucideIconData;
  export default icon;
}
