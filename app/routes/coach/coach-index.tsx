import ArrowRight from "@lucide/icons/icons/arrow-right";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { coachIndexText } from "#content/coach/coach.ts";
import { coachDevices } from "#content/coach/devices.ts";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

export const loader = staticPageLoader(
  "/coach",
  <div className="wrap py-8 lg:py-14">
    <h1 className="text-title">{coachIndexText.title}</h1>
    <p className="mt-3 max-w-2xl text-lg text-ink-soft">{coachIndexText.lead}</p>
    <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {coachDevices.map((device) => (
        <section key={device.id} id={device.id} aria-labelledby={`${device.id}-title`} className="scroll-mt-20">
          <h2 id={`${device.id}-title`} className="text-2xl tracking-[-0.02em]">
            {device.name}
          </h2>
          <ul className="mt-3 border-t border-border-strong">
            {device.procedures.map((procedure) => (
              <li key={procedure.id} className="border-b border-border">
                <a
                  href={procedure.address}
                  className="flex min-h-14 items-center justify-between gap-4 py-2 hover:underline"
                >
                  <span className="min-w-0">{procedure.title}</span>
                  <span className="figure-mono inline-flex shrink-0 items-center gap-2 text-sm text-ink-soft">
                    {procedure.steps.length} steps <Icon icon={ArrowRight} className="size-4" />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </div>,
);

export const meta = pageHead;

export default StaticPage;
