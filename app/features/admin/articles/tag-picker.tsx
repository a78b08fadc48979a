import { type KeyboardEvent, useId, useState } from "react";
import { FieldError } from "#app/features/admin/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { articlesText } from "#content/admin-articles.ts";
import { textBounds } from "#contract/site-texts.ts";

const text = articlesText.fields;

type TagPickerProps = {
  known: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

export function TagPicker({ known, chosen, error, onChange }: TagPickerProps) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const all = [...new Set([...known, ...chosen])];

  function add() {
    const tag = typed.trim().replace(/\s+/g, " ");
    if (tag === "") return;
    // A tag in another spelling is the existing one.
    const found = all.find((other) => other.toLowerCase() === tag.toLowerCase()) ?? tag;
    if (!chosen.includes(found)) onChange([...chosen, found].slice(0, textBounds.tags));
    setTyped("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="mb-1.5 font-medium">{text.tags}</legend>
      <div className="flex flex-wrap gap-x-5">
        {all.map((tag) => (
          <label key={tag} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="tags"
              checked={chosen.includes(tag)}
              disabled={!chosen.includes(tag) && chosen.length >= textBounds.tags}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, tag] : chosen.filter((other) => other !== tag))
              }
              className="size-5 accent-ink"
            />
            {tag}
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`}>{error}</FieldError>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <TextField
          label={text.newTag}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          maxLength={textBounds.tag}
          autoComplete="off"
          className="min-w-40 grow"
        />
        <Button variant="secondary" onClick={add} busy={chosen.length >= textBounds.tags}>
          {text.addTag}
        </Button>
      </div>
    </fieldset>
  );
}
