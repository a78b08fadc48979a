import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { inTime } from "#app/lib/run-with-timeout.ts";
import { Button } from "./button.tsx";

type PartBoundaryProps = {
  children: ReactNode;
  /** What is shown in the part's place once it has failed; nothing when left out. */
  failed?: ((retry: () => void) => ReactNode) | undefined;
};

/** Stands around a part of the page that can fail alone: what it throws leaves the rest of the page as it is. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.failed?.(() => this.setState({ failed: false })) ?? null;
  }
}

const loadTimeoutMs = 20_000;

/** Imports code. @throws after a time without an answer too; asked for again, the browser goes on waiting for the same file */
const loadInTime = <T,>(load: () => Promise<T>): Promise<T> =>
  inTime({ start: load, timeoutMs: loadTimeoutMs, lateMessage: "a part of the page took too long" });

type LazyPartProps<Props> = {
  /** Imports the part's code, whose default export it is. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** What is shown while the code is on its way. */
  loading?: ReactNode;
  /** The address of what can be had in the place of a part that has failed. */
  instead?: string;
  /** Given by a part that opens over the page, as its failure does then; takes that away. */
  onClose?: () => void;
  /** Nothing says that the part has failed: nobody has asked for it. */
  quiet?: boolean;
};

/** The look of what has to be said over the page and can't have its own. */
export const overPage = "fixed inset-x-3 bottom-3 z-60 mx-auto max-w-md rounded-3xl border border-border bg-raised p-5";

/**
 * A part whose code is imported when it is shown. Where that can't be had, or the part throws, its place says so and
 * offers to try again, and after a second failure to load the page again.
 */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>): ReactNode {
  const { load, props, loading, instead, onClose, quiet = false } = part;
  const [{ Part, tries }, setPart] = useState(() => ({ Part: lazy(() => loadInTime(load)), tries: 1 }));
  const isSecond = tries > 1;
  function tryAgain(retry: () => void): void {
    // Code that throws is kept by the browser as it is, for as long as the document stands.
    if (isSecond) location.reload();
    else setPart({ Part: lazy(() => loadInTime(load)), tries: tries + 1 });
    retry();
  }
  const failed = (retry: () => void): ReactNode => (
    <div role="alert" data-screen-only className={onClose ? overPage : "flex-1 p-4"}>
      <p>This part of the page couldn’t be loaded.</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button onClick={() => tryAgain(retry)}>{isSecond ? "Load the page again" : "Try again"}</Button>
        {instead ? (
          <a href={instead} className="link-line">
            Go on without it
          </a>
        ) : null}
        {onClose ? (
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        ) : null}
      </div>
    </div>
  );
  return (
    <PartBoundary failed={quiet ? undefined : failed}>
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}
