/** Stored for the tab by a page that was loaded again because a script was missing. */
export const reloadedKey = "reloaded-for-scripts";
