import type { ComponentProps, MouseEvent } from "react";
import { PageLink } from "./page-link.tsx";

/** How much a button stands out: one `primary` per view, `secondary` beside it, `quiet` in lists. */
export type ButtonVariant = "primary" | "secondary" | "quiet";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 text-base font-semibold leading-tight transition-[background-color,color,border-color,transform] duration-150 active:translate-y-px disabled:opacity-60 aria-disabled:opacity-60";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-ink hover:text-paper",
  secondary: "border border-border-strong text-ink hover:border-ink hover:bg-wash",
  quiet: "text-ink hover:bg-wash px-4",
};

/**
 * The class names of a button, for elements that can't be one of the components below.
 * @param extra more class names
 */
export function buttonClass(variant: ButtonVariant = "primary", extra = ""): string {
  return `${base} ${variants[variant]} ${extra}`;
}

/** Keeps a press, and Enter in a field of the same form, from doing anything. */
const ignorePress = (event: MouseEvent): void => event.preventDefault();

type ButtonProps = ComponentProps<"button"> & { variant?: ButtonVariant; busy?: boolean };

/**
 * A button in the shop's looks; all other props are the native element's.
 * @param busy while what it does is under way: presses do nothing, and unlike a disabled button it keeps the focus
 */
export function Button({ variant, className, type = "button", busy = false, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(variant, className)}
      {...rest}
      {...(busy ? { "aria-disabled": true, onClick: ignorePress } : {})}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof PageLink> & { variant?: ButtonVariant };

/** A link that looks like a button; takes what `PageLink` takes. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <PageLink className={buttonClass(variant, className)} {...rest} />;
}
