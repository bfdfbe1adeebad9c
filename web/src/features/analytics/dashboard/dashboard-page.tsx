import { Button, Grid, Stack } from "@chakra-ui/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Dashboard } from "#shared/analytics/routes.ts";
import { BudgetNotices } from "#web/app/compositions/budget-notices.ts";
import { CreateChatbot } from "#web/app/compositions/create-chatbot.ts";
import { FailingChatbots } from "#web/app/compositions/failing-chatbots.ts";
import { ModelHint } from "#web/app/compositions/model-hint.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { weekday } from "#web/lib/format/dates.ts";
import { useMay } from "#web/lib/session/account.ts";
import { useSession } from "#web/lib/session/session.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { BusinessImpact } from "./business-impact.tsx";
import { DashboardBones } from "./dashboard-bones.tsx";
import { GettingStarted } from "./getting-started.tsx";
import { nameIn } from "./greeting.ts";
import { HelpMost } from "./help-most.tsx";
import { isUnused } from "./progress.ts";
import { QuickActions } from "./quick-actions.tsx";
import { SampleCard } from "./sample/sample-card.tsx";
import { StatCard } from "./stat-card.tsx";

export const DashboardPage = () => {
  useTitle("Dashboard");
  const user = useSession();
  const may = useMay();
  const mayEdit = may("edits");
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const { data: figures, error, refetch } = useQuery(query("analytics", "dashboard", {}));
  const refresh = useMutation({
    mutationFn: () => refetch({ throwOnError: true }),
    meta: { success: "Dashboard refreshed", failure: "The figures could not be loaded" },
  });
  const create = () => setCreating(true);
  const isNew = !figures || isUnused(figures);
  return (
    <>
      <PageHeader
        title={`${isNew ? "Welcome" : "Welcome back"}, ${nameIn(user?.email ?? "")}`}
        lead={
          figures && isNew && mayEdit
            ? "Three steps to a chatbot that answers from your documents."
            : weekday(new Date(), "long")
        }
        actions={
          <Button variant="outline" loading={refresh.isPending} onClick={() => refresh.mutate()}>
            <RotateCw size={14} />
            Refresh
          </Button>
        }
      />
      <PageBody>
        {figures ? (
          <Stack gap="4">
            {may("everything") && !isNew && <BudgetNotices />}
            {!isNew && <FailingChatbots />}
            <Panels figures={figures} onCreate={create} />
          </Stack>
        ) : error ? (
          <ErrorState title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          <DashboardBones />
        )}
      </PageBody>
      {isCreating && (
        <CreateChatbot
          onClose={() => setCreating(false)}
          onCreated={({ id }) => void navigate(paths.documents(id))}
        />
      )}
    </>
  );
};

interface PanelsProps {
  figures: Dashboard;
  onCreate: () => void;
}

/** A new account begins with its first steps; later the figures come first. Who builds nothing sees figures alone. */
const Panels = ({ figures, onCreate }: PanelsProps) => {
  const may = useMay();
  const mayManage = may("everything");
  return !may("edits") ? (
    <Stack gap="4">
      <Stats figures={figures} />
      <BusinessImpact figures={figures} />
    </Stack>
  ) : isUnused(figures) ? (
    <Stack gap="4">
      <Grid gap="4" templateColumns="minmax(0, 1fr)" css={beside}>
        <GettingStarted figures={figures} onCreate={onCreate} />
        <SampleCard />
      </Grid>
      {mayManage && <ModelHint />}
      <QuickActions onCreate={onCreate} />
      <Stats figures={figures} />
      <BusinessImpact figures={figures} />
    </Stack>
  ) : (
    <Stack gap="4">
      <Stats figures={figures} />
      <HelpMost />
      <QuickActions onCreate={onCreate} />
      <Grid gap="4" alignItems="start" templateColumns="minmax(0, 1fr)" css={beside}>
        <BusinessImpact figures={figures} />
        <GettingStarted figures={figures} onCreate={onCreate} />
      </Grid>
    </Stack>
  );
};

const Stats = ({ figures }: { figures: Dashboard }) => (
  <Grid
    gap="4"
    templateColumns="minmax(0, 1fr)"
    css={{ "@container sheet (min-width: 30rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }}
  >
    <StatCard
      name="Active Chatbots"
      figure={figures.activeChatbots}
      beginning={isUnused(figures) ? "Your first one appears here" : undefined}
    />
    <StatCard
      name="Messages Handled"
      figure={figures.messagesHandled}
      beginning={isUnused(figures) ? "Counts from the first question" : undefined}
    />
  </Grid>
);

const beside = {
  "@container sheet (min-width: 44rem)": { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)" },
};
