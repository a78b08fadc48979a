import { storedText, storeText } from "#app/lib/stored-text.ts";

/** The colors that a visitor has chosen; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const key = "theme";

/** The stored choice; `system` when nothing was chosen or storage is blocked. */
export function storedTheme(): Theme {
  const value = storedText(key);
  return value === "light" || value === "dark" ? value : "system";
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

/**
 * Shows the stored theme: in the head's inline script before the first paint, so that the other theme never flashes, and
 * after an error screen has rendered the document anew.
 */
export const restoreTheme = (): void => showTheme(storedTheme());

/** Shows a theme and stores the choice. Where storage is blocked it lasts as long as the document. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  storeText(key, theme === "system" ? null : theme);
}
