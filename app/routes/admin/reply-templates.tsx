import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { TemplateForm } from "#app/features/admin/templates/template-form.tsx";
import { useEdited } from "#app/features/admin/use-edited.ts";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { templatesText as text } from "#content/admin-templates.ts";
import { textsText } from "#content/admin-texts.ts";
import { timeText } from "#content/format.ts";
import { type ReplyTemplate, replyTemplatesResponse } from "#contract/reply-templates.ts";

const noTemplates: readonly ReplyTemplate[] = [];
const idOf = ({ id }: ReplyTemplate): string => id;

/** docs/staff.md */
export default function ReplyTemplates() {
  const submit = useSubmitAction();
  const { latest: saved, error, reload } = useAdminQuery("/api/admin/reply-templates", replyTemplatesResponse);
  const edited = useEdited(saved?.templates ?? noTemplates, idOf);
  if (!saved) return <ListStatus error={error} onRetry={reload} />;
  const { version, lastChange, canUndo } = saved;
  const form = (before: ReplyTemplate | null) => (
    <TemplateForm
      before={before}
      gone={edited.isGone(before)}
      version={version}
      save={(typed) =>
        submit(
          "/api/admin/reply-templates/save",
          { version, id: edited.isGone(before) ? null : (before?.id ?? null), ...typed },
          reload,
        )
      }
      onClose={() => edited.edit(null)}
    />
  );
  return (
    <div className="max-w-3xl py-6">
      <OutdatedNote error={error} onRetry={reload} />
      {lastChange ? (
        <p className="text-ink-soft">{textsText.lastChange(lastChange.username, timeText(lastChange.at, "moment"))}</p>
      ) : null}
      {edited.listed.length === 0 ? <p>{text.empty}</p> : null}
      <ul aria-label={text.list} className="mt-4">
        {edited.listed.map((template) => (
          <li key={template.id} className="border-t border-border py-5">
            {edited.key === template.id ? (
              form(template)
            ) : (
              <Template
                template={template}
                onEdit={() => edited.edit(template.id)}
                onRemove={() => void submit("/api/admin/reply-templates/remove", { version, id: template.id }, reload)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="border-t border-border py-5">
        {edited.key === "" ? (
          form(null)
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => edited.edit("")}>{text.add}</Button>
            {canUndo ? (
              <Button
                variant="secondary"
                onClick={() => void submit("/api/admin/reply-templates/undo", { version }, reload)}
              >
                {text.undo}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}

type TemplateProps = { template: ReplyTemplate; onEdit: () => void; onRemove: () => void };

function Template({ template: { name, text: words }, onEdit, onRemove }: TemplateProps) {
  const about = <span className="sr-only">{`: ${name}`}</span>;
  return (
    <>
      <h2 className="text-lg font-medium wrap-anywhere">{name}</h2>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{words}</p>
      <div className="mt-2 -ml-4 flex flex-wrap items-center">
        <Button variant="quiet" onClick={onEdit}>
          <span>{text.edit}</span>
          {about}
        </Button>
        <ConfirmButton variant="quiet" asks={{ ...text.removeDialog, text: name, onConfirm: onRemove }}>
          {text.remove}
          {about}
        </ConfirmButton>
      </div>
    </>
  );
}
