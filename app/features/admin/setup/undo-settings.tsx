import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { setupText as text } from "#content/admin-setup.ts";
import type { SetupResponse } from "#contract/admin-setup.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import type { Act } from "./settings-form.tsx";

type UndoSettingsProps = {
  group: SettingGroup;
  saved: SetupResponse[SettingGroup];
  act: Act;
  /** Called once the values from before are back. */
  onUndone?: () => void;
};

/** Says who saved a group of settings last, with a button that puts back what it held before. */
export function UndoSettings({ group, saved, act, onUndone }: UndoSettingsProps) {
  if (!saved.lastChange) return null;
  const { username, at } = saved.lastChange;
  async function undo(): Promise<void> {
    if (await act("undo", { group, version: saved.version })) onUndone?.();
  }
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <p className="text-base text-ink-soft">
        <span>{adminText.lastChange(username)}</span> <Timestamp iso={at} />
      </p>
      {saved.canUndo ? (
        <Button variant="secondary" onClick={undo}>
          {text.undo}
        </Button>
      ) : null}
    </div>
  );
}
