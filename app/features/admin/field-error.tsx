/** What is wrong with a field, below it; the field names it in `aria-describedby`. Nothing while the field is right. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="mt-1.5 text-base text-danger">
      {children}
    </p>
  ) : null;
}
