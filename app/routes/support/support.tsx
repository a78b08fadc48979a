import ArrowRight from "@lucide/icons/icons/arrow-right";
import BatteryFull from "@lucide/icons/icons/battery-full";
import BellOff from "@lucide/icons/icons/bell-off";
import Bluetooth from "@lucide/icons/icons/bluetooth-off";
import Gift from "@lucide/icons/icons/gift";
import MapPin from "@lucide/icons/icons/map-pin";
import PowerOff from "@lucide/icons/icons/power-off";
import RotateCcw from "@lucide/icons/icons/rotate-ccw";
import SearchCheck from "@lucide/icons/icons/search-check";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { pictureSource } from "#content/media/picture-source.ts";
import { type SupportDevice, type SupportTask, supportHub as text } from "#content/support/hub.ts";
import { emergency } from "#content/support/who-can-help.ts";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

const icons = {
  silent: BellOff,
  pairing: Bluetooth,
  location: MapPin,
  battery: BatteryFull,
  reset: RotateCcw,
  "hand-over": Gift,
  found: SearchCheck,
  "turn-off": PowerOff,
} as const satisfies Record<SupportTask["id"], unknown>;

function SafetyLine() {
  const { safety } = text;
  return (
    <aside className="border-b border-border bg-wash">
      <p className="wrap flex flex-wrap items-center gap-x-5 py-1">
        <span className="flex items-center gap-2 py-2 font-semibold">
          <Icon icon={TriangleAlert} className="size-5 shrink-0 text-danger" />
          {safety.text}
        </span>
        <LineLink to={safety.link.href}>{safety.link.label}</LineLink>
        <span className="flex items-center gap-2">
          {safety.danger}
          <a href={emergency.href} className="link-line inline-flex min-h-11 items-center font-semibold">
            {emergency.label}
          </a>
        </span>
      </p>
    </aside>
  );
}

/** A plain form, so that the search works before any script. */
function SearchBox() {
  const { search } = text;
  return (
    <search className="mt-6 block max-w-2xl">
      <form action="/search" className="flex flex-wrap gap-3">
        <label htmlFor="support-search" className="sr-only">
          {search.label}
        </label>
        <div className="flex flex-1 basis-56">
          <SearchField id="support-search" name="q" required maxLength={100} placeholder={search.placeholder} />
        </div>
        <Button type="submit" className="min-h-12">
          {search.button}
        </Button>
      </form>
    </search>
  );
}

/** @param priority whether its picture comes before the others (`Picture`) */
function Device({ device, priority }: { device: SupportDevice; priority: boolean }) {
  const id = `device-${device.name.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <li className="flex flex-col overflow-clip rounded-2xl border border-border-strong bg-raised">
      <Picture
        picture={pictureSource(device.picture)}
        sizes="(min-width: 64rem) 18rem, 45vw"
        decorative
        priority={priority}
        className="aspect-4/3 w-full object-cover"
      />
      <div className="p-4 pb-2">
        <h3 id={id} className="text-lg">
          {device.name}
        </h3>
        <LinkList links={device.links} labelledBy={id} className="mt-1" lineClass="text-base" />
      </div>
    </li>
  );
}

function Task({ task }: { task: SupportTask }) {
  return (
    <li className="flex gap-4 border-t border-border py-5">
      <Icon icon={icons[task.id]} className="mt-0.5 size-6 shrink-0 text-accent-text" />
      <div>
        <h3 id={`task-${task.id}`} className="text-lg">
          {task.title}
        </h3>
        <p className="text-ink-soft">{task.text}</p>
        <LinkList links={task.links} labelledBy={`task-${task.id}`} className="flex flex-wrap gap-x-5" />
      </div>
    </li>
  );
}

/** For static HTML (docs/behavior/help.md#support-hub). */
function SupportHub() {
  const { contact } = text;
  return (
    <>
      <SafetyLine />
      <div className="wrap py-10 lg:py-14">
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{text.lead}</p>
        <SearchBox />
        <TitledSection id="devices-title" title={text.devicesTitle} className="mt-12">
          <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
            {text.devices.map((device, index) => (
              <Device key={device.name} device={device} priority={index === 0} />
            ))}
          </ul>
        </TitledSection>
        <TitledSection id="tasks-title" title={text.tasksTitle} className="mt-14">
          <ul className="mt-4 grid gap-x-12 border-b border-border md:grid-cols-2">
            {text.tasks.map((task) => (
              <Task key={task.id} task={task} />
            ))}
          </ul>
        </TitledSection>
        <TitledSection id="more-title" title={text.moreTitle} className="mt-14">
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {text.more.map(({ label, text: note, href }) => (
              <li key={href}>
                <PageLink
                  to={href}
                  className="group flex h-full items-start gap-3 rounded-2xl border border-border p-5 hover:border-ink"
                >
                  <span className="min-w-0 flex-1">
                    <strong className="block text-lg group-hover:underline">{label}</strong>
                    <span className="block text-ink-soft">{note}</span>
                  </span>
                  <Icon icon={ArrowRight} className="mt-1 size-5 shrink-0 text-accent-text" />
                </PageLink>
              </li>
            ))}
          </ul>
        </TitledSection>
        <section
          aria-labelledby="contact-title"
          className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-3xl bg-wash p-6 sm:p-10"
        >
          <div className="max-w-2xl">
            <h2 id="contact-title" className="text-2xl tracking-[-0.02em]">
              {contact.title}
            </h2>
            <p className="mt-2 text-ink-soft">{contact.text}</p>
          </div>
          <ButtonLink to={contact.href}>{contact.label}</ButtonLink>
        </section>
      </div>
    </>
  );
}

export const loader = staticPageLoader("/support", <SupportHub />, (siteUrl) => [
  breadcrumbs(siteUrl, [text.title, "/support"]),
]);

export const meta = pageHead;

export default StaticPage;
