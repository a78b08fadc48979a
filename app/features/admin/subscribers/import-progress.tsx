import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { importText } from "#content/admin-imports.ts";
import type { Steps } from "./use-steps.ts";

const text = importText.steps;
const bar =
  "h-2 w-full appearance-none overflow-clip rounded-full bg-border [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent";

type ImportProgressProps = {
  label: string;
  steps: Pick<Steps, "progress" | "stop">;
  /** How many people are through, and of how many. */
  done: number;
  all: number;
  stopped: string;
  onGoOn: () => void;
};

/** How far the steps of an import have come, with the button that stops them or goes on. Nothing before they begin. */
export function ImportProgress({ label, steps: { progress, stop }, done, all, stopped, onGoOn }: ImportProgressProps) {
  const id = useId();
  const { state, message } = progress;
  if (state === "idle" || state === "done") return null;
  return (
    <div className="mt-5 grid max-w-md gap-3">
      <p id={id} className="flex justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="figure-mono text-sm">{text.progress(done, all)}</span>
      </p>
      <progress aria-labelledby={id} max={all} value={done} className={bar} />
      {state === "failed" ? (
        <p role="alert" className="font-medium text-danger">
          {message}
        </p>
      ) : null}
      {state === "stopped" ? <p role="status">{stopped}</p> : null}
      <p>
        {state === "running" ? (
          <Button variant="secondary" onClick={stop}>
            {text.stop}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onGoOn}>
            {text.goOn}
          </Button>
        )}
      </p>
    </div>
  );
}
