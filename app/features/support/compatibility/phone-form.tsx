import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { type PhoneSystem, phoneSystems, compatibilityText as text } from "#content/compatibility/texts.ts";
import type { PhoneFamily } from "./phone-family.ts";
import { thisPhone } from "./this-phone.ts";

/** A query that couldn't be answered: the form shows it again with an error. */
export type Unclear = {
  readonly phone: PhoneSystem | null;
  readonly version: string;
  readonly why: string;
  /** A name that isn't in the list. */
  readonly name?: string;
  /** What that name says all the same. */
  readonly family?: PhoneFamily | null;
  /** Said of a version beside such a name. */
  readonly unclearVersion?: string | null;
};

/** The models that a brand or a series leaves to choose from. */
function Models({ models }: { models: PhoneFamily["models"] }) {
  return (
    <nav aria-label={text.models} className="mt-4 max-w-3xl">
      <ul className="flex flex-wrap gap-2">
        {models.map(({ name, href }) => (
          <li key={name}>
            <a href={href} className={buttonClass("secondary")}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the name said already, so that it isn't asked. */
function KnownSystem({ system, name }: { system: PhoneSystem; name: string }) {
  return (
    <p className="text-lg font-medium">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="phone" value={system} />
      <span>{text.phones[system]}</span>{" "}
      <a href="/compatibility" className="link-line inline-flex min-h-11 items-center text-base font-normal">
        {text.otherSystem}
      </a>
    </p>
  );
}

/** A form of its own: with a name nothing else is needed. */
function NameForm({ unclear }: { unclear: Unclear | null }) {
  const isUnknown = unclear?.name !== undefined;
  // A brand isn't wrong, only not yet enough.
  const isWrong = isUnknown && !unclear.family;
  return (
    <Form action="/compatibility" method="get" className="mt-8 grid max-w-3xl gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]">
      <div>
        <TextField
          key={unclear?.name}
          label={text.name}
          name="name"
          autoComplete="off"
          maxLength={60}
          required
          defaultValue={unclear?.name ?? ""}
          aria-invalid={isWrong || undefined}
          aria-describedby="name-hint"
        />
        <p
          id="name-hint"
          role={isUnknown ? "alert" : undefined}
          className={`mt-1.5 text-base ${isWrong ? "text-danger" : "text-ink-soft"}`}
        >
          {isUnknown ? unclear.why : text.nameHint}
        </p>
      </div>
      <Button type="submit" className="min-h-12 w-full sm:mt-7 sm:w-auto sm:self-start">
        {text.submitName}
      </Button>
    </Form>
  );
}

/** A plain GET form, filled in from the browser after the first paint, never over what somebody chose. */
export function PhoneForm({ unclear }: { unclear: Unclear | null }) {
  const [filledIn, setFilledIn] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const known = unclear?.family?.system ?? null;

  useEffect(() => {
    thisPhone(navigator).then((known) => {
      if (!known || !form.current) return;
      const given = new FormData(form.current);
      if (given.get("phone") || given.get("version")) return;
      for (const field of form.current.querySelectorAll("input")) {
        if (field.name === "version") field.value = known.version ?? "";
        else field.checked = field.value === known.phone;
      }
      setFilledIn(text.filledIn(known.phone, known.version));
    });
  }, []);

  return (
    <>
      <NameForm unclear={unclear} />
      {unclear?.family?.models.length ? <Models models={unclear.family.models} /> : null}
      <Form ref={form} action="/compatibility" method="get" className="group mt-8 grid max-w-3xl gap-6">
        {known && unclear?.name !== undefined ? (
          <KnownSystem system={known} name={unclear.name} />
        ) : (
          <fieldset>
            <legend className="mb-2 font-medium">{text.phones.legend}</legend>
            <div className="grid gap-3 sm:grid-cols-3">
              {phoneSystems.map((choice) => (
                <label
                  key={choice}
                  className="flex min-h-16 items-center gap-3 rounded-2xl border border-border-strong bg-raised px-5 text-lg font-medium has-checked:border-accent has-checked:bg-wash"
                >
                  <input
                    type="radio"
                    name="phone"
                    value={choice}
                    required
                    defaultChecked={unclear?.phone === choice}
                    className="size-5 accent-accent"
                  />
                  {text.phones[choice]}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div className="group-has-[[value=other]:checked]:hidden">
          <TextField
            label={text.version}
            name="version"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={unclear?.version ?? ""}
            aria-invalid={(known ? unclear?.unclearVersion : unclear?.phone) ? true : undefined}
            aria-describedby="version-hint version-unclear"
          />
          <p id="version-hint" className="mt-1.5 text-base text-ink-soft">
            {text.versionHint}
          </p>
        </div>
        <div role="status" id="version-unclear" className="empty:hidden">
          {unclear && unclear.name === undefined ? <p className="text-danger">{unclear.why}</p> : null}
          {unclear?.unclearVersion ? <p className="text-danger">{unclear.unclearVersion}</p> : null}
          {filledIn ? <p>{filledIn}</p> : null}
        </div>
        <Button type="submit" className="min-h-14 w-full text-lg sm:w-auto sm:justify-self-start sm:px-10">
          {text.submit}
        </Button>
      </Form>
    </>
  );
}
