import { Field, submitted, useForm } from "#app/features/admin/form.tsx";
import { GoneNote } from "#app/features/admin/gone-note.tsx";
import { keptFieldProps, NotSavedNote, unsettled, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import type { FieldValues } from "#app/features/admin/merge-draft.ts";
import { PicturePicker } from "#app/features/admin/pictures/picture-picker.tsx";
import { Button } from "#app/ui/button.tsx";
import { NoteBelow, Select, Textarea } from "#app/ui/fields.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { adminText } from "#content/admin.ts";
import { testimonialsText as text } from "#content/admin-testimonials.ts";
import type { TestimonialsResponse } from "#contract/admin-testimonials.ts";
import { uploadedPicture } from "#contract/pictures.ts";
import { type Testimonial, type TestimonialFields, testimonialToSave } from "#contract/testimonials.ts";

const fieldNames = ["words", "name", "occupation", "place", "stars", "date", "product", "consent", "picture"] as const;
type Typed = FieldValues<(typeof fieldNames)[number]>;

const typedOf = (before: Testimonial | null): Typed => ({
  words: before?.words ?? "",
  name: before?.name ?? "",
  occupation: before?.occupation ?? "",
  place: before?.place ?? "",
  stars: String(before?.stars ?? 5),
  date: before?.date ?? "",
  product: before?.product ?? "",
  consent: before?.consent ?? "",
  picture: before?.picture ?? "",
});

const starOptions = ["5", "4", "3", "2", "1"].map((stars) => [stars, stars] as const);

type TestimonialFormProps = {
  /** Null for a new one. */
  before: Testimonial | null;
  /** Whether somebody else deleted it meanwhile: it is saved as a new one then. */
  gone: boolean;
  /** Of the list. */
  version: number;
  products: TestimonialsResponse["products"];
  /** Says whether it worked. */
  save: (testimonial: TestimonialFields) => Promise<boolean>;
  /** Once it is saved, or not wanted. */
  onClose: () => void;
};

/**
 * The form of a testimonial. What is too long is refused and never cut: it is quoted word for word. What is typed stays in
 * this browser until it is saved.
 */
export function TestimonialForm({ before, gone, version, products, save, onClose }: TestimonialFormProps) {
  const key = `testimonial ${before?.id ?? ""}`;
  const { form, problems, busy, check, send } = useForm<HTMLDivElement>();
  const kept = useKeptFields(key, typedOf(before), { version, isLocked: busy });
  const { value, change } = kept;

  function close() {
    kept.discard();
    onClose();
  }
  const onSubmit = submitted(async () => {
    const { stars, product, picture, ...rest } = value;
    const { data, error } = testimonialToSave.safeParse({
      ...rest,
      stars: Number(stars),
      product: product || null,
      picture: picture || null,
    });
    const wrong = new Set(error?.issues.map(({ path }) => path[0]));
    const found = fieldNames.map((name) => [name, wrong.has(name) ? text.errors[name] : undefined]);
    if (!check({ ...Object.fromEntries(found), ...unsettled(kept) }) || !data) return;
    await send(async () => {
      if (await save(data)) close();
    });
  });

  const field = keptFieldProps(kept, problems);
  const { fields } = text;
  const label = gone ? adminText.gone.saveAsNew : text.save;
  const formId = `testimonial-form-${before?.id ?? "new"}`;
  return (
    // The picture's own form can't stand inside of another one: the fields name theirs.
    <div ref={form} className="grid gap-5">
      <GoneNote gone={gone} />
      <NotSavedNote kept={kept} />
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-5">
        <Textarea
          label={fields.words}
          hint={fields.wordsHint(value.words.trim().length)}
          rows={5}
          autoFocus
          {...field("words")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={fields.name} hint={fields.nameHint} {...field("name")} />
          <Field label={fields.date} type="date" {...field("date")} />
          <Field label={fields.occupation} {...field("occupation")} />
          <Field label={fields.place} {...field("place")} />
          <Select label={fields.stars} options={starOptions} {...field("stars")} />
          <Select
            label={fields.product}
            options={[["", fields.anyProduct], ...products.map(({ slug, name }) => [slug, name] as const)]}
            {...field("product")}
          />
        </div>
        <Field label={fields.consent} hint={fields.consentHint} {...field("consent")} />
      </form>
      <fieldset className="grid gap-3">
        <legend id={`${formId}label`} className="mb-1.5 font-medium">
          {fields.picture}
        </legend>
        <p className="text-base text-ink-soft">{fields.pictureHint}</p>
        {value.picture === "" ? null : (
          <div className="flex items-center gap-4">
            <Picture
              picture={uploadedPicture(value.picture, "")}
              decorative
              sizes="6rem"
              className="size-24 rounded-full bg-wash object-cover"
            />
            <Button variant="secondary" onClick={() => change({ ...value, picture: "" })}>
              {fields.takePictureOut}
            </Button>
          </div>
        )}
        <NoteBelow id={formId} note={field("picture").note} />
        <PicturePicker onChoose={({ id }) => change({ ...value, picture: id })} />
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" form={formId} busy={busy}>
          {busy ? text.saving : label}
        </Button>
        <Button variant="secondary" onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
