import Monitor from "@lucide/icons/icons/monitor";
import Moon from "@lucide/icons/icons/moon";
import Sun from "@lucide/icons/icons/sun";
import { useEffect, useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { chooseTheme, storedTheme, type Theme } from "./theme.ts";

const choices = [
  { theme: "system", label: "Same as device", icon: Monitor },
  { theme: "light", label: "Light", icon: Sun },
  { theme: "dark", label: "Dark", icon: Moon },
] as const;

/** Disabled until hydration, hidden without script. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(storedTheme()), []);
  return (
    <fieldset
      disabled={!useHydrated()}
      className="inline-flex rounded-full border border-border-strong p-0.5 noscript:hidden"
      data-screen-only
    >
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme: choice, label, icon }) => (
        <span
          key={choice}
          className="relative grid size-11 place-items-center rounded-full text-ink-soft has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            aria-label={label}
            title={label}
            checked={theme === choice}
            onChange={() => {
              chooseTheme(choice);
              setTheme(choice);
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon icon={icon} className="size-4" />
        </span>
      ))}
    </fieldset>
  );
}
