/** What the server says of an import of subscribers. */
export const importMessages = {
  undoneMeanwhile:
    "This import was undone, so nothing more is added to it. Choose the file again to start another one.",
  outOfOrder: "A part of this file is missing. Choose the file again: those who were added are left out by themselves.",
} as const;
