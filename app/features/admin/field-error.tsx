/**
 * What is wrong with a field, below it, and read out when it appears. The field names it in `aria-describedby`.
 * @param children the sentence; nothing while the field is right
 */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} role="alert" className="mt-1.5 text-base font-medium text-danger">
      {children}
    </p>
  ) : null;
}
