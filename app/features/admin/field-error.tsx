/**
 * Read out when it appears; the field names it in `aria-describedby`.
 * @param children nothing while the field is right
 */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} role="alert" className="mt-1.5 text-base font-medium text-danger">
      {children}
    </p>
  ) : null;
}
