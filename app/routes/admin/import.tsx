import { useState } from "react";
import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { type ChosenFile, FileStep } from "#app/features/admin/subscribers/file-step.tsx";
import { ImportForm } from "#app/features/admin/subscribers/import-form.tsx";
import { ImportList } from "#app/features/admin/subscribers/import-list.tsx";
import { ImportPreview } from "#app/features/admin/subscribers/import-preview.tsx";
import { ImportProgress } from "#app/features/admin/subscribers/import-progress.tsx";
import { type SubscriberImport, useImport } from "#app/features/admin/subscribers/use-import.ts";
import { importText as text } from "#content/admin-imports.ts";

/** docs/staff.md */
export default function ImportSubscribers() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  // Another round shows the list as it is now.
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState(0);
  const again = () => setRound((before) => before + 1);
  const work = useImport(file, again);
  const isSending = work.sends.progress.state === "running";

  function choose(next: ChosenFile | null) {
    work.reset();
    setFile(next);
    setChosen(chosen + 1);
  }
  return (
    <>
      <div className="pt-8">
        <FileStep chosen={file} onChoose={choose} />
        {file ? (
          <div className="mt-8 border-t border-border">
            <ImportForm
              key={chosen}
              table={file.table}
              busy={isSending || work.checks.progress.state === "running"}
              // What is being imported stays as it was previewed.
              onChange={isSending ? undefined : work.reset}
              onPreview={work.preview}
            />
          </div>
        ) : null}
      </div>
      {file ? <Result work={work} /> : null}
      <AdminSection id="imports" title={text.list.heading}>
        <ImportList
          key={round}
          onUndone={() => {
            again();
            // Who would be added is another question now.
            if (!isSending) work.reset();
          }}
        />
      </AdminSection>
    </>
  );
}

/** What an import would do once its file is compared, and how far it has come. */
function Result({ work }: { work: SubscriberImport }) {
  const { checks, sends, plan } = work;
  if (checks.progress.state === "idle") return null;
  const isDone = sends.progress.state === "done";
  const hasBegun = sends.progress.state !== "idle";
  return (
    <AdminSection id="import-result" title={text.result.heading}>
      <ImportProgress
        label={text.steps.checking}
        steps={checks}
        done={work.checked}
        all={work.toCheck}
        stopped={text.steps.stopped}
        onGoOn={work.goOnChecking}
      />
      {plan ? <ImportPreview fates={plan.fates} onImport={hasBegun ? null : work.send} /> : null}
      <ImportProgress
        label={text.steps.importing}
        steps={sends}
        done={work.sent}
        all={plan?.fates.new.count ?? 0}
        stopped={text.steps.stoppedAfter(work.added)}
        onGoOn={work.send}
      />
      {isDone ? (
        <p role="status" className="mt-5 text-lg font-medium text-success">
          {text.steps.done(work.added)}
        </p>
      ) : null}
    </AdminSection>
  );
}
