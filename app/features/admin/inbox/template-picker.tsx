import { useState } from "react";
import { Field, submitted, useForm } from "#app/features/admin/form.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { templatesText as text } from "#content/admin-templates.ts";
import {
  fieldsIn,
  fillTemplate,
  type ReplyTemplatesResponse,
  replyTemplatesResponse,
  type TemplateField,
  templateBounds,
} from "#contract/reply-templates.ts";

type TemplatePickerProps = {
  /** Of the customer who gets the answer. */
  name: string;
  /** Gets a template whose fields are all filled. */
  onInsert: (filled: string) => void;
};

/** Chooses a reply template for an answer. Without templates it leads to where they are written. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { data } = useAdminQuery("/api/admin/reply-templates", replyTemplatesResponse);
  // An answer can be written without templates, so a failure is no reason to stand in its way.
  if (!data) return null;
  if (data.templates.length > 0) return <Picker saved={data} {...props} />;
  return <LineLink to="/admin/reply-templates">{text.write}</LineLink>;
}

/** What no message says is asked for. */
type Asked = Extract<TemplateField, "order number" | "product">;
const isAsked = (field: TemplateField): field is Asked => field === "order number" || field === "product";

function Picker({ saved, name, onInsert }: TemplatePickerProps & { saved: ReplyTemplatesResponse }) {
  const [id, setId] = useState("");
  const [typed, setTyped] = useState<Readonly<Record<Asked, string>>>({ "order number": "", product: "" });
  const { form, problems, check } = useForm();
  const chosen = saved.templates.find((template) => template.id === id);
  const asked = fieldsIn(chosen?.text ?? "").filter(isAsked);
  const values: Readonly<Record<TemplateField, string>> = {
    name,
    shop: saved.shop,
    "support address": saved.supportAddress,
    "order number": typed["order number"].trim(),
    product: typed.product,
  };
  const onSubmit = submitted(() => {
    if (!chosen) return;
    const missing = asked.filter((field) => values[field] === "");
    if (!check(Object.fromEntries(missing.map((field) => [field, text.fillIn])))) return;
    onInsert(fillTemplate(chosen.text, (field) => values[field]));
  });
  const fieldOf = (field: Asked) => ({
    label: text.fields[field],
    name: field,
    value: typed[field],
    problem: problems[field],
    className: "basis-56 max-sm:basis-full",
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Select
          label={text.choose}
          className="basis-56 max-sm:basis-full"
          value={chosen ? id : ""}
          options={[["", text.none], ...saved.templates.map((one) => [one.id, one.name] as const)]}
          onChange={({ target }) => {
            setId(target.value);
            check({});
          }}
        />
        {asked.includes("order number") ? (
          <Field {...fieldOf("order number")} maxLength={templateBounds.filling} />
        ) : null}
        {asked.includes("product") ? (
          <Select
            {...fieldOf("product")}
            options={[["", text.chooseProduct], ...saved.products.map((product) => [product, product] as const)]}
          />
        ) : null}
      </div>
      {chosen ? (
        <Button type="submit" variant="secondary" className="justify-self-start">
          {text.insert}
        </Button>
      ) : null}
    </form>
  );
}
