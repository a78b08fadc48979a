import X from "@lucide/icons/icons/x";
import { Toast as Radix } from "radix-ui";
import { Icon } from "#app/ui/icon.tsx";
import { dismissToast, type Toast, toastDurationMs } from "./toast-store.ts";

/**
 * Radix's toast region with the specified limits: swipe right past 50 px, F8 to reach it, 420 px at most
 * (docs/behavior/toasts.md#area).
 */
export default function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={toastDurationMs}>
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={`grid grid-cols-[1fr_auto] gap-x-3 rounded-2xl border bg-raised p-4 shadow-[0_12px_40px_var(--shadow)] ${
            toast.variant === "destructive" ? "border-danger" : "border-border-strong"
          } data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full data-[swipe=cancel]:translate-x-0 motion-safe:transition-transform`}
        >
          <Radix.Title className={`font-semibold ${toast.variant === "destructive" ? "text-danger" : "text-ink"}`}>
            {toast.title}
          </Radix.Title>
          <Radix.Close
            aria-label="Close notification"
            className="row-span-2 grid size-11 place-items-center self-start rounded-full hover:bg-wash"
          >
            <Icon icon={X} className="size-4" />
          </Radix.Close>
          {toast.description ? (
            <Radix.Description className="text-base text-ink-soft">{toast.description}</Radix.Description>
          ) : null}
        </Radix.Root>
      ))}
      <Radix.Viewport className="fixed inset-x-0 bottom-0 z-60 m-0 flex w-full max-w-[420px] list-none flex-col gap-2 p-4 outline-none sm:right-0 sm:left-auto" />
    </Radix.Provider>
  );
}
