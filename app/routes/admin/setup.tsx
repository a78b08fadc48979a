import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { Fold } from "#app/features/admin/fold.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { CertificateList } from "#app/features/admin/setup/certificate-list.tsx";
import { type FormGroup, type SettingField, SettingsForm } from "#app/features/admin/setup/settings-form.tsx";
import { StoreMap } from "#app/features/admin/setup/store-map.tsx";
import { TryConnection } from "#app/features/admin/setup/try-connection.tsx";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { useDemoLine } from "#app/features/site/demo-line.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { adminText } from "#content/admin.ts";
import { type FieldText, setupText as text } from "#content/admin-setup.ts";
import { type SetupResponse, setupResponse } from "#contract/admin-setup.ts";
import { settingVariables } from "#contract/shop-settings.ts";

type Step = SetupResponse["steps"][number];
type Finding = Step["findings"][number];

const isBlocking = ({ level }: Finding): boolean => level === "blocking";

/** docs/staff.md */
export default function SetupScreen() {
  const submit = useSubmitAction();
  // The forms stay with what was typed, whatever becomes of a later look.
  const { latest: data, error, reload } = useAdminQuery("/api/admin/setup", setupResponse);
  useDemoLine(data?.demoStore);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const blocking = data.steps.flatMap(({ findings }) => findings.filter(isBlocking)).length;
  const done = data.steps.filter(({ findings }) => findings.length === 0);
  const left = data.steps.filter(({ findings }) => findings.length > 0);
  const look = left.filter(({ findings }) => !findings.some(isBlocking)).length;
  return (
    <>
      <OutdatedNote error={error} onRetry={reload} />
      <div className="py-6 text-lg">
        <p className="font-medium">{blocking === 0 ? text.open : adminText.notOpen(blocking)}</p>
        <p className="text-ink-soft">{text.progress(done.length, look, data.steps.length)}</p>
        <nav aria-label={text.list} className="mt-4">
          {/* What is left is seen first. */}
          <StepLinks steps={left.length > 0 ? left : done} />
          {left.length > 0 && done.length > 0 ? (
            <div className="max-w-5xl text-base">
              <Fold summary={text.doneSteps(done.length)}>
                <StepLinks steps={done} />
              </Fold>
            </div>
          ) : null}
        </nav>
      </div>
      {data.steps.map((step) => (
        <SetupStep
          key={step.id}
          step={step}
          data={data}
          act={(path, payload) => submit(`/api/admin/setup/${path}`, payload, reload)}
          reload={reload}
        />
      ))}
    </>
  );
}

/** Links to steps, each with its state. */
function StepLinks({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid max-w-5xl gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {steps.map(({ id, findings }) => (
        <li key={id} className="flex min-h-11 items-center justify-between gap-4 border-b border-border text-base">
          <a href={`#step-${id}`} className="link-line">
            {text.steps[id].title}
          </a>
          <StateBadge findings={findings} />
        </li>
      ))}
    </ol>
  );
}

/** The groups of settings that are entered in a step. */
const formsOfStep: Partial<Record<Step["id"], readonly FormGroup[]>> = {
  seller: ["seller"],
  place: ["place"],
  shipping: ["shipping"],
  emails: ["emails"],
  voices: ["samples", "authors"],
  facts: ["facts"],
  videos: ["videos"],
  payments: ["payments"],
  law: ["policies"],
};

/** The fields of a form: those that the set-up has words for, or those that the server asks for. */
function fieldsOf(group: FormGroup, { asked, variables }: SetupResponse): readonly SettingField[] {
  if (group === "authors" || group === "videos") {
    const { hint, error } = text.askedFields[group];
    return asked[group].map(({ key, label }) => ({
      name: key,
      label: text.askedFields[group].label(label),
      hint,
      error,
    }));
  }
  if (group === "facts") {
    return asked.facts.map(({ key, label, options }) => ({
      name: key,
      label,
      hint: undefined,
      error: undefined,
      options: [["", text.factNotChosen], ...options.map((option) => [option.key, option.label] as const)],
    }));
  }
  const variableOf: Readonly<Record<string, string>> =
    group === "policies" || group === "place" || group === "samples" ? {} : settingVariables[group];
  return Object.entries<FieldText>(text.fields[group]).map(([name, { label, hint, error, options }]) => {
    const variable = variableOf[name];
    // The value of a secret isn't told: what is chosen by its presence is the first choice.
    const fixed = variable === undefined || variables[variable] === undefined ? undefined : (variables[variable] ?? "");
    const said = variable === undefined || fixed === undefined ? hint : adminText.fromVariable(variable);
    const field = { name, label, hint: said, error, fixed };
    return options ? { ...field, options } : field;
  });
}

type SetupStepProps = {
  step: Step;
  data: SetupResponse;
  act: (path: string, payload: unknown) => Promise<boolean>;
  reload: () => void;
};

function SetupStep({ step: { id, findings }, data, act, reload }: SetupStepProps) {
  const { title, purpose, links } = text.steps[id];
  return (
    <AdminSection id={`step-${id}`} title={title}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StateBadge findings={findings} />
        <p className="text-ink-soft">{purpose}</p>
      </div>
      {findings.length > 0 ? (
        <ul className="mt-4 grid max-w-3xl gap-4">
          {findings.map((finding) => (
            <li key={finding.id} className="border-l-2 border-border-strong pl-4">
              <p className="font-medium">{finding.what}</p>
              <p className="text-base text-ink-soft">
                {text.why} <span>{finding.why}</span>
              </p>
              <p className="text-base">
                {text.todo} <span>{finding.todo}</span>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {links ? (
        <p className="mt-4 flex flex-wrap gap-x-6">
          {links.map(({ to, label }) => (
            <PageLink key={to} to={to} className="link-line inline-flex min-h-11 items-center">
              {label}
            </PageLink>
          ))}
        </p>
      ) : null}
      {(formsOfStep[id] ?? []).map((group) => (
        <SettingsForm
          key={group}
          group={group}
          fields={fieldsOf(group, data)}
          saved={data[group]}
          act={act}
          reload={reload}
        />
      ))}
      {id === "certificates" ? (
        <CertificateList asked={data.asked.certificates} saved={data.certificates} act={act} onUploaded={reload} />
      ) : null}
      {id === "store" && data.mapsStore ? <StoreMap saved={data.storeNumbers} act={act} reload={reload} /> : null}
      {(id === "store" || id === "payments" || id === "mail") && data.connections[id] ? (
        <TryConnection connection={id} onTried={reload} />
      ) : null}
    </AdminSection>
  );
}

function StateBadge({ findings }: Pick<Step, "findings">) {
  const count = findings.filter(isBlocking).length;
  if (count > 0) return <Badge tone="busy">{text.states.blocking(count)}</Badge>;
  return (
    <Badge tone={findings.length > 0 ? "neutral" : "good"}>
      {findings.length > 0 ? text.states.warning : text.states.done}
    </Badge>
  );
}
