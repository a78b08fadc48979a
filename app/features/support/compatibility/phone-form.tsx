import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { compatibilityText as text } from "#content/compatibility/texts.ts";
import type { PhoneChoice } from "./rules.ts";
import { thisPhone } from "./this-phone.ts";

const choices: readonly PhoneChoice[] = ["iphone", "android", "other"];

/** A query that couldn't be answered: the form shows it again with an error. */
export type Unclear = {
  readonly phone: PhoneChoice | null;
  readonly version: string;
  readonly why: string;
  /** A name that isn't in the list. */
  readonly name?: string;
};

/** A form of its own: with a name nothing else is needed. */
function NameForm({ unclear }: { unclear: Unclear | null }) {
  const isUnknown = unclear?.name !== undefined;
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
          aria-invalid={isUnknown || undefined}
          aria-describedby="name-hint"
        />
        <p
          id="name-hint"
          role={isUnknown ? "alert" : undefined}
          className={`mt-1.5 text-base ${isUnknown ? "text-danger" : "text-ink-soft"}`}
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
  const [phone, setPhone] = useState<PhoneChoice | null>(unclear?.phone ?? null);
  const [version, setVersion] = useState(unclear?.version ?? "");
  const [filledIn, setFilledIn] = useState<string | null>(null);
  const touched = useRef(unclear !== null && unclear.name === undefined);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // The visitor may have chosen and typed before hydration.
    const given = new FormData(form.current ?? undefined);
    const chosen = choices.find((choice) => choice === given.get("phone")) ?? null;
    const typed = String(given.get("version") ?? "");
    setPhone(chosen);
    setVersion(typed);
    if (touched.current || chosen || typed) return;
    let left = false;
    thisPhone(navigator).then((known) => {
      if (left || touched.current || !known) return;
      setPhone(known.phone);
      setVersion(known.version ?? "");
      const system = known.phone === "iphone" ? "iOS" : "Android";
      const name = known.phone === "iphone" ? "an iPhone" : "an Android phone";
      setFilledIn(text.filledIn(known.version ? `${name} with ${system} ${known.version}` : name));
    });
    return () => {
      left = true;
    };
  }, []);

  return (
    <>
      <NameForm unclear={unclear} />
      <Form
        ref={form}
        action="/compatibility"
        method="get"
        onInput={() => {
          touched.current = true;
        }}
        className="group mt-8 grid max-w-3xl gap-6"
      >
        <fieldset>
          <legend className="mb-2 font-medium">{text.phones.legend}</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            {choices.map((choice) => (
              <label
                key={choice}
                className="flex min-h-16 items-center gap-3 rounded-2xl border border-border-strong bg-raised px-5 text-lg font-medium has-checked:border-accent has-checked:bg-wash"
              >
                <input
                  type="radio"
                  name="phone"
                  value={choice}
                  required
                  checked={phone === choice}
                  onChange={() => setPhone(choice)}
                  className="size-5 accent-accent"
                />
                {text.phones[choice]}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="group-has-[[value=other]:checked]:hidden">
          <TextField
            label={text.version}
            name="version"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={version}
            onChange={(event) => setVersion(event.currentTarget.value)}
            aria-invalid={unclear?.phone ? true : undefined}
            aria-describedby="version-hint version-unclear"
          />
          <p id="version-hint" className="mt-1.5 text-base text-ink-soft">
            {text.versionHint}
          </p>
        </div>
        <div role="status" id="version-unclear" className="empty:hidden">
          {unclear && unclear.name === undefined ? <p className="text-danger">{unclear.why}</p> : null}
          {filledIn ? <p>{filledIn}</p> : null}
        </div>
        <Button type="submit" className="min-h-14 w-full text-lg sm:w-auto sm:justify-self-start sm:px-10">
          {text.submit}
        </Button>
      </Form>
    </>
  );
}
