/** What is wrong with a field, beside it; read out when it appears. */
export function FieldMessage({ id, message }: { id: string; message: string }) {
  return (
    <div role="alert">
      {message ? (
        <p id={id} className="mt-1.5 border-l-3 border-danger pl-3 text-danger">
          {message}
        </p>
      ) : null}
    </div>
  );
}
