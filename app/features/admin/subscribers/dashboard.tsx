import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { clearAdminToken, readTokenClaims } from "#app/features/admin/login/admin-token.ts";
import { useRequiredAdminToken } from "#app/features/admin/login/use-admin-token.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import type { HealthResponse } from "#contract/health.ts";
import { ConnectionBadge, EnvironmentBadge } from "./badges.tsx";
import { Counts } from "./counts.tsx";
import { LoadingList } from "./list-states.tsx";
import { MessageList, messagesKey } from "./message-list.tsx";
import type { Dashboard as DashboardName } from "./row-sources.ts";
import { SubscriberList } from "./subscriber-list.tsx";
import { useConnection } from "./use-connection.ts";
import { useSubscribers } from "./use-subscribers.ts";

type Props = { name: DashboardName; environment: HealthResponse["environment"] };

/**
 * A staff dashboard (docs/behavior/staff-dashboards.md#sources). All are this one; they differ in where the rows come
 * from.
 * @param environment what this page was served as, until the server's health says it
 */
export function Dashboard(props: Props) {
  const token = useRequiredAdminToken();
  if (token) return <OpenDashboard {...props} token={token} />;
  return (
    <AppLayout kicker={staff.area} badges={<ConnectionBadge connection="connecting" />}>
      <noscript>
        <p className="py-8 text-lg">{staff.login.needsScript}</p>
      </noscript>
      <LoadingList />
    </AppLayout>
  );
}

function OpenDashboard({ name, environment, token }: Props & { token: string }) {
  const navigate = useNavigate();
  const { connection, health, ask } = useConnection();
  const state = useSubscribers(name, token, environment);
  const username = readTokenClaims(token)?.username;

  function refresh() {
    void ask();
    state.reload();
    void queryClient.invalidateQueries({ queryKey: messagesKey });
  }

  function logOut() {
    clearAdminToken();
    showToast({ title: staffMessages.loggedOut });
    navigate("/simple-admin-login");
  }

  return (
    <AppLayout
      kicker={username ? staff.signedInAs(username) : staff.area}
      badges={
        <>
          <ConnectionBadge connection={connection} />
          <EnvironmentBadge environment={health?.environment ?? environment} host={health?.host} />
        </>
      }
      actions={
        <>
          <ButtonLink to="/" variant="secondary">
            {staff.mainSite}
          </ButtonLink>
          <Button variant="secondary" onClick={logOut}>
            {staff.logout}
          </Button>
        </>
      }
    >
      <Counts listing={state.listing} />
      <SubscriberList state={state} onRefresh={refresh} />
      {name === "direct" && !state.error ? <MessageList token={token} environment={environment} /> : null}
    </AppLayout>
  );
}

function AppLayout({
  kicker,
  badges,
  actions,
  children,
}: {
  kicker: string;
  badges: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap pt-8 lg:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-6 border-b border-border pb-6">
        <div>
          <p className="kicker mb-2">{kicker}</p>
          <h1 className="text-title">{staff.title}</h1>
          <div className="mt-4 flex flex-wrap gap-2">{badges}</div>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>
      </div>
      {children}
    </div>
  );
}
