import { z } from "zod";

/** Kinds of work on a page's main thread, as a trace of Chromium tells them apart. */
export const kinds = ["parse", "style", "layout", "paint", "script", "collection", "other"] as const;
export type Kind = (typeof kinds)[number];

const kindOf: Readonly<Record<string, Kind>> = {
  ParseHTML: "parse",
  ParseAuthorStyleSheet: "style",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  UpdateLayer: "paint",
  CompositeLayers: "paint",
  EvaluateScript: "script",
  FunctionCall: "script",
  TimerFire: "script",
  EventDispatch: "script",
  FireAnimationFrame: "script",
  FireIdleCallback: "script",
  RunMicrotasks: "script",
  "v8.compile": "script",
  "v8.compileModule": "script",
  "v8.evaluateModule": "script",
  "v8.produceCache": "script",
  MinorGC: "collection",
  MajorGC: "collection",
  "V8.GCFinalizeMC": "collection",
  "V8.GCScavenger": "collection",
};

/** What of a trace event is used. `ts`, `dur` and `tdur`, the processor time of the thread in it, are in microseconds. */
const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z
    .object({
      name: z.string().optional(),
      data: z.object({ url: z.string().optional(), functionName: z.string().optional() }).optional(),
    })
    .optional()
    .catch(undefined),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });
type TraceEvent = z.infer<typeof eventSchema>;
type Complete = TraceEvent & { readonly dur: number };

/** Longer tasks block: what of them is beyond this counts. In milliseconds. */
const longTaskMs = 50;

/** What a page's main thread did, in milliseconds. */
export type MainThread = {
  readonly total: number;
  readonly byKind: Readonly<Record<Kind, number>>;
  /** Of tasks after the first contentful paint, what is beyond 50 ms of each. */
  readonly blocking: number;
  /** Tasks of 50 ms or more, the longest first, with what took longest in each. */
  readonly longTasks: readonly { readonly ms: number; readonly most: string }[];
};

/** What it took of the processor, in milliseconds: how long it lasted counts other work of the machine too. */
const cost = ({ dur, tdur = dur }: Complete): number => tdur / 1000;
const isComplete = (event: TraceEvent): event is Complete => event.ph === "X" && event.dur !== undefined;
const within = (inner: Complete, outer: Complete): boolean =>
  inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;

/** By the thread that worked longest of those that pages have. */
function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const own = threads.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const work = (thread: readonly TraceEvent[]): number =>
    thread.reduce((sum, { name, dur = 0 }) => (name === "RunTask" ? sum + dur : sum), 0);
  return own.toSorted((a, b) => work(b) - work(a))[0] ?? [];
}

/** Each event's own time goes to its kind, or to the kind of what it is within. */
function timesByKind(events: readonly Complete[]): Record<Kind, number> {
  const times: Record<Kind, number> = { parse: 0, style: 0, layout: 0, paint: 0, script: 0, collection: 0, other: 0 };
  const open: { readonly event: Complete; readonly kind: Kind }[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && !within(event, open.at(-1)?.event ?? event)) open.pop();
    const around = open.at(-1);
    const kind = kindOf[event.name] ?? around?.kind ?? "other";
    times[kind] += cost(event);
    if (around) times[around.kind] -= cost(event);
    open.push({ event, kind });
  }
  return times;
}

function longestIn(task: Complete, events: readonly Complete[]): string {
  const inside = events.filter((event) => event !== task && event.name in kindOf && within(event, task));
  const most = inside.toSorted((a, b) => b.dur - a.dur)[0];
  if (!most) return "other";
  const { url, functionName } = most.args?.data ?? {};
  const where = [functionName, url?.replace(/^.*\//, "").replace(/\?.*/, "")].filter(Boolean).join(" ");
  return `${most.name} ${(most.dur / 1000).toFixed(0)} ms${where ? ` (${where})` : ""}`;
}

/**
 * Reads what a page's main thread did out of a trace of Chromium.
 * @param trace JSON
 * @throws ZodError when it is no trace
 */
export function mainThreadIn(trace: string): MainThread {
  const thread = mainThreadOf(traceSchema.parse(JSON.parse(trace)).traceEvents);
  const events = thread.filter(isComplete);
  const tasks = events.filter(({ name }) => name === "RunTask");
  const firstPaint = thread.find(({ name }) => name === "firstContentfulPaint")?.ts ?? Number.POSITIVE_INFINITY;
  const isIn = (event: Complete): boolean => event.name === "RunTask" || event.name in kindOf;
  const byKind = timesByKind(events.filter(isIn));
  return {
    total: tasks.reduce((sum, task) => sum + cost(task), 0),
    byKind,
    blocking: tasks
      .filter(({ ts }) => ts >= firstPaint)
      .reduce((sum, { dur }) => sum + Math.max(0, dur / 1000 - longTaskMs), 0),
    longTasks: tasks
      .filter(({ dur }) => dur / 1000 >= longTaskMs)
      .toSorted((a, b) => b.dur - a.dur)
      .map((task) => ({ ms: task.dur / 1000, most: longestIn(task, events) })),
  };
}
