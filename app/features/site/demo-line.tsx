/** docs/behavior/header-and-footer.md#demo-line */
export function DemoLine() {
  return (
    <aside aria-label="Store notice" className="bg-ink px-4 py-1 text-center text-sm text-paper" data-screen-only>
      Demo store: no real orders
    </aside>
  );
}
