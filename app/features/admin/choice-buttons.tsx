import type { ReactNode } from "react";

type ChoiceButtonsProps<Value extends string> = {
  legend: string;
  choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Buttons of which one is pressed. */
export function ChoiceButtons<Value extends string>({ legend, choices, chosen, onChoose }: ChoiceButtonsProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-border-strong px-4 font-medium hover:bg-wash aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
