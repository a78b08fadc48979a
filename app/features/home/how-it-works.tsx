import { Sprite } from "#app/ui/sprite.tsx";
import { howItWorks } from "#content/home/how-it-works.ts";

export function HowItWorksSteps() {
  return (
    <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {howItWorks.map((step, index) => (
        <li key={step.drawing}>
          <Sprite drawing={step.drawing} width={320} height={240} className="h-auto w-full" />
          <h3 className="mt-4 flex items-baseline gap-3 border-t border-border-strong pt-3 text-xl">
            <span className="figure-mono text-accent-text">{index + 1}</span>
            {step.title}
          </h3>
          <p className="mt-1 text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
