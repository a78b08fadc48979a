import { storedText, storeText } from "#app/lib/stored-text.ts";

/** `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const key = "theme";

/** `system` when nothing was chosen or storage is blocked. */
export function storedTheme(): Theme {
  const value = storedText(key);
  return value === "light" || value === "dark" ? value : "system";
}

function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Shows the stored theme: before the first paint, and after an error screen has rendered the document anew. */
export const restoreTheme = (): void => showTheme(storedTheme());

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  storeText(key, theme === "system" ? null : theme);
}
