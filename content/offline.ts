/** What is said while a page can't be loaded, and of forms that wait to be sent (docs/decisions/offline.md). */
export const offlineText = {
  kicker: "Out of range",
  title: "This page needs a connection",
  text: "Your phone is offline, or the shop can't be reached right now. The pages below were saved on this device when you last visited and open without a connection.",
  retry: "Try again",
  listTitle: "Saved on this device",
  saved: "Saved. It will be sent when you are back online.",
  refusedTitle: "Not sent",
  refused: "What you sent while you were offline wasn't accepted. Please send it again.",
  /**
   * Says how many forms that were sent offline wait on this device.
   * @param count at least 1
   */
  waiting: (count: number): string =>
    count === 1
      ? "One thing you sent is waiting on this device and goes out when you're back online."
      : `${count} things you sent are waiting on this device and go out when you're back online.`,
} as const;
