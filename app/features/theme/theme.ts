/** The choices of the theme switch; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const key = "theme";

/** Runs before the first paint, as text in the head: a chosen theme never flashes the other one. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** The chosen theme; `system` when nothing was chosen or storage is shut. */
export function storedTheme(): Theme {
  try {
    const value = localStorage.getItem(key);
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

/** Applies the kept theme again: a document that an error screen made anew has lost it. */
export function restoreTheme(): void {
  const theme = storedTheme();
  if (theme !== "system") document.documentElement.dataset.theme = theme;
}

/** Applies a theme to the page and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage is shut: the choice holds for this page.
  }
}
