import { useId, useRef, useState } from "react";
import { Field, onEnter, type Problems } from "#app/features/admin/form.tsx";
import { PicturePicker } from "#app/features/admin/pictures/picture-picker.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError, Textarea, TextField } from "#app/ui/fields.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import { articlesText } from "#content/admin-articles.ts";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import type { ArticleDraft, ArticlesResponse } from "#contract/admin-articles.ts";
import type { AdminPicture } from "#contract/admin-pictures.ts";
import { pictureSrc } from "#contract/pictures.ts";
import { textBounds as bounds } from "#contract/site-texts.ts";

const text = articlesText.fields;

type ArticleFieldsProps = Pick<ArticlesResponse, "tags" | "authors"> & {
  draft: ArticleDraft;
  slugFixed: boolean;
  problems: Problems;
  onChange: (part: Partial<ArticleDraft>) => void;
};

/** The fields of an article. @param onChange gets the fields that have changed */
export function ArticleFields({ draft, tags: known, authors, slugFixed, problems, onChange }: ArticleFieldsProps) {
  const id = useId();
  const body = useRef<HTMLTextAreaElement>(null);
  function insert({ id: picture, alt }: AdminPicture) {
    // Where nobody has been in the text, behind it.
    const at = body.current?.selectionEnd || draft.body.length;
    const image = `![${alt.replace(/[[\]\\]/g, "\\$&")}](${pictureSrc(picture)})`;
    const paragraphs = [draft.body.slice(0, at).trimEnd(), image, draft.body.slice(at).trimStart()];
    onChange({ body: paragraphs.join("\n\n").trimStart() });
  }
  const field = (name: "title" | "slug" | "excerpt" | "body" | "author" | "authorRole") => ({
    name,
    label: text[name],
    value: draft[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-5">
        <Field {...field("title")} maxLength={bounds.articleTitle} />
        <Field
          {...field("slug")}
          disabled={slugFixed}
          onChange={({ target }) => onChange({ slug: target.value.toLowerCase().replace(/[^a-z0-9]+/g, "-") })}
          maxLength={bounds.slug}
          spellCheck={false}
          hint={`/blog/${draft.slug || "..."} · ${slugFixed ? text.slugFixed : text.slugHint}`}
        />
        <Textarea
          {...field("excerpt")}
          rows={2}
          onChange={({ target }) => onChange({ excerpt: target.value.replace(/\s*\n\s*/g, " ") })}
          maxLength={bounds.excerpt}
          hint={text.excerptHint}
        />
        <Textarea {...field("body")} rows={24} ref={body} maxLength={bounds.articleBody} hint={text.bodyHint} />
        <PicturePicker onChoose={insert} />
      </div>
      <div className="grid content-start gap-6">
        <div>
          <Field
            {...field("author")}
            onChange={({ target: { value } }) => {
              const author = authors.find(({ name }) => name === value);
              onChange({ author: value, ...(author ? { authorRole: author.role } : {}) });
            }}
            list={`${id}authors`}
            maxLength={bounds.author}
            hint={text.authorHint}
          />
          <datalist id={`${id}authors`}>
            {authors.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <Field {...field("authorRole")} maxLength={bounds.author} />
        <TagPicker known={known} chosen={draft.tags} error={problems.tags} onChange={(tags) => onChange({ tags })} />
        <DrawingPicker
          chosen={draft.illustrationType}
          error={problems.illustrationType}
          onChange={(illustrationType) => onChange({ illustrationType })}
        />
      </div>
    </div>
  );
}

type DrawingPickerProps = { chosen: string; error: string | undefined; onChange: (drawing: string) => void };

function DrawingPicker({ chosen, error, onChange }: DrawingPickerProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="mb-1.5 font-medium">{text.drawing}</legend>
      <div className="grid grid-cols-2 gap-3">
        {illustrationTypes.map((drawing) => (
          <label
            key={drawing}
            className="cursor-pointer rounded-xl border border-border-strong p-1.5 has-checked:border-ink has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <Sprite
              sheet="blog"
              drawing={drawing}
              width={640}
              height={400}
              className="h-auto w-full rounded-lg bg-wash"
            />
            <span className="mt-1.5 flex items-start gap-2 px-1 text-sm leading-snug">
              <input
                type="radio"
                name="illustrationType"
                value={drawing}
                checked={chosen === drawing}
                onChange={() => onChange(drawing)}
                className="mt-0.5 size-4 accent-ink"
              />
              {articlesText.drawings[drawing]}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </fieldset>
  );
}

type TagPickerProps = {
  known: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

function TagPicker({ known, chosen, error, onChange }: TagPickerProps) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const all = [...new Set([...known, ...chosen])];

  function add() {
    const tag = typed.trim().replace(/\s+/g, " ");
    if (tag === "") return;
    // A tag in another spelling is the existing one.
    const found = all.find((other) => other.toLowerCase() === tag.toLowerCase()) ?? tag;
    if (!chosen.includes(found)) onChange([...chosen, found].slice(0, bounds.tags));
    setTyped("");
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
              disabled={!chosen.includes(tag) && chosen.length >= bounds.tags}
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
          onKeyDown={onEnter(add)}
          maxLength={bounds.tag}
          autoComplete="off"
          className="min-w-40 grow"
        />
        <Button variant="secondary" onClick={add} busy={chosen.length >= bounds.tags}>
          {text.addTag}
        </Button>
      </div>
    </fieldset>
  );
}
