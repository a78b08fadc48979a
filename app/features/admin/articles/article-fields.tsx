import { useId, useRef } from "react";
import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { FieldError } from "#app/features/admin/field-error.tsx";
import { PicturePicker } from "#app/features/admin/pictures/picture-picker.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { articlesText } from "#content/admin-articles.ts";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import type { ArticleDraft, ArticlesResponse } from "#contract/admin-articles.ts";
import type { AdminPicture } from "#contract/admin-pictures.ts";
import { pictureSrc } from "#contract/pictures.ts";
import { textBounds } from "#contract/site-texts.ts";
import { TagPicker } from "./tag-picker.tsx";

const text = articlesText.fields;

export type FieldErrors = Partial<Record<keyof ArticleDraft, string | undefined>>;

type ArticleFieldsProps = {
  call: AdminApi;
  draft: ArticleDraft;
  tags: readonly string[];
  authors: ArticlesResponse["authors"];
  slugFixed: boolean;
  errors: FieldErrors;
  onChange: (part: Partial<ArticleDraft>) => void;
};

export function ArticleFields({ call, draft, tags, authors, slugFixed, errors, onChange }: ArticleFieldsProps) {
  const id = useId();
  const body = useRef<HTMLTextAreaElement>(null);
  function insert({ id: picture, alt }: AdminPicture) {
    // Where nobody has been in the text, behind it.
    const at = body.current?.selectionEnd || draft.body.length;
    const parts = [draft.body.slice(0, at).trimEnd(), `![${alt.replace(/[[\]\\]/g, "\\$&")}](${pictureSrc(picture)})`];
    onChange({ body: [...parts, draft.body.slice(at).trimStart()].join("\n\n").trimStart() });
  }
  const field = (name: keyof ArticleDraft) => ({
    name,
    autoComplete: "off",
    "aria-invalid": errors[name] !== undefined || undefined,
    "aria-describedby": `${id}${name}-error ${id}${name}-hint`,
  });
  const below = (name: keyof ArticleDraft, hint: string) => (
    <>
      <FieldError id={`${id}${name}-error`}>{errors[name]}</FieldError>
      <p id={`${id}${name}-hint`} className="mt-1.5 text-base text-ink-soft">
        {hint}
      </p>
    </>
  );
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-5">
        <div>
          <TextField
            label={text.title}
            value={draft.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
            maxLength={textBounds.articleTitle}
            {...field("title")}
          />
          <FieldError id={`${id}title-error`}>{errors.title}</FieldError>
        </div>
        <div>
          <TextField
            label={text.slug}
            value={draft.slug}
            disabled={slugFixed}
            onChange={(event) =>
              onChange({ slug: event.currentTarget.value.toLowerCase().replace(/[^a-z0-9]+/g, "-") })
            }
            maxLength={textBounds.slug}
            spellCheck={false}
            {...field("slug")}
          />
          {below("slug", `/blog/${draft.slug || "..."} · ${slugFixed ? text.slugFixed : text.slugHint}`)}
        </div>
        <div>
          <Textarea
            label={text.excerpt}
            rows={2}
            value={draft.excerpt}
            onChange={(event) => onChange({ excerpt: event.currentTarget.value.replace(/\s*\n\s*/g, " ") })}
            maxLength={textBounds.excerpt}
            {...field("excerpt")}
          />
          {below("excerpt", text.excerptHint)}
        </div>
        <div>
          <Textarea
            label={text.body}
            rows={24}
            ref={body}
            value={draft.body}
            onChange={(event) => onChange({ body: event.currentTarget.value })}
            maxLength={textBounds.articleBody}
            {...field("body")}
          />
          {below("body", text.bodyHint)}
        </div>
        <PicturePicker call={call} onChoose={insert} />
      </div>
      <div className="grid content-start gap-6">
        <div>
          <TextField
            label={text.author}
            value={draft.author}
            onChange={({ currentTarget: { value } }) => {
              const known = authors.find(({ name }) => name === value);
              onChange({ author: value, ...(known ? { authorRole: known.role } : {}) });
            }}
            list={`${id}authors`}
            maxLength={textBounds.author}
            {...field("author")}
          />
          <datalist id={`${id}authors`}>
            {authors.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {below("author", text.authorHint)}
        </div>
        <div>
          <TextField
            label={text.authorRole}
            value={draft.authorRole}
            onChange={(event) => onChange({ authorRole: event.currentTarget.value })}
            maxLength={textBounds.author}
            {...field("authorRole")}
          />
          <FieldError id={`${id}authorRole-error`}>{errors.authorRole}</FieldError>
        </div>
        <TagPicker
          known={tags}
          chosen={draft.tags}
          error={errors.tags}
          onChange={(chosen) => onChange({ tags: chosen })}
        />
        <DrawingPicker
          chosen={draft.illustrationType}
          error={errors.illustrationType}
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
