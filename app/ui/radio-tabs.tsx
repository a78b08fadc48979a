import type { ReactNode } from "react";

/** Tabs by radio buttons and CSS (app/styles/choices.css), at most four panels. @param name unique on the page */
export function RadioTabs({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: readonly { value: string; title: string; accent?: string; panel: ReactNode }[];
}) {
  return (
    <div className="choices">
      <fieldset className="mb-8 flex flex-wrap gap-2" data-screen-only>
        <legend className="sr-only">{label}</legend>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-border-strong px-4 font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={index === 0}
              data-choice={index}
              className="sr-only"
            />
            {choice.title}
          </label>
        ))}
      </fieldset>
      {choices.map((choice, index) => (
        <section
          key={choice.value}
          aria-label={`${label}: ${choice.title}`}
          data-panel={index}
          data-accent={choice.accent}
        >
          {choice.panel}
        </section>
      ))}
    </div>
  );
}
