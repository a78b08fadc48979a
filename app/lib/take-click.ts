type Click = Readonly<Record<"metaKey" | "ctrlKey" | "shiftKey" | "altKey", boolean>> & { preventDefault(): void };

/** Takes a click on a link, unless a modifier asks for another window. @returns whether it was taken */
export function takeClick(event: Click): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
