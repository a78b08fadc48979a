/** What comes in the box. */
export function InTheBox({ items }: { items: readonly string[] }) {
  return (
    <div className="mt-12">
      <h3 className="mb-3 text-xl">In the box</h3>
      <ul className="list-disc pl-6 marker:text-accent">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
