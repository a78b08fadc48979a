import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useEffect, useState } from "react";
import { chooseTheme, storedTheme, type Theme } from "./theme.ts";

const choices = [
  { theme: "system", label: "Same as device", Icon: Monitor },
  { theme: "light", label: "Light", Icon: Sun },
  { theme: "dark", label: "Dark", Icon: Moon },
] as const;

/** Lets the visitor choose between the device's theme, light and dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(storedTheme()), []);
  return (
    <fieldset className="inline-flex rounded-full border border-border-strong p-0.5" data-screen-only>
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme: choice, label, Icon }) => (
        <label
          key={choice}
          title={label}
          className="grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => {
              chooseTheme(choice);
              setTheme(choice);
            }}
            className="sr-only"
          />
          <span className="sr-only">{label}</span>
          <Icon aria-hidden="true" className="size-4" />
        </label>
      ))}
    </fieldset>
  );
}
