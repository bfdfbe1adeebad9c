import { Box, Grid, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Budget } from "#web/app/compositions/budget.ts";
import { ModelProvider } from "#web/app/compositions/model-provider.ts";
import { Team } from "#web/app/compositions/team.ts";
import { query } from "#web/lib/api/api.ts";
import { useMay } from "#web/lib/session/account.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { SettingsSection } from "#web/ui/page/settings-section.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { YourData } from "./data/your-data.tsx";
import { NeedHelp } from "./need-help.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { SecurityRows } from "./security/security-rows.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** The owner's own account. Each chatbot has settings of its own. */
export const SettingsPage = () => {
  useTitle("Account Settings");
  const account = useQuery(query("account", "settings", {}));
  const mayManage = useMay()("everything");
  return (
    <>
      <PageHeader
        title="Account Settings"
        lead={account.data && `For you, ${account.data.email}. Each chatbot has settings of its own.`}
      />
      <PageBody>
        <Grid
          gap="8"
          alignItems="start"
          gridTemplateColumns="minmax(0, 1fr)"
          css={{ "@container sheet (min-width: 62rem)": { gridTemplateColumns: "minmax(0, 1fr) 16rem" } }}
        >
          <Box>
            {account.isPending && <Skeleton label="Loading your account" rows={6} />}
            {account.isError && !account.data && (
              <ErrorState
                title="Your account could not be loaded"
                error={account.error}
                onRetry={() => void account.refetch()}
              />
            )}
            {account.data && (
              <>
                <SettingsForm account={account.data} />
                <SettingsSection
                  title="Account Security"
                  lead="Changing the password signs out every other device."
                >
                  <SecurityRows account={account.data} />
                </SettingsSection>
                {mayManage && (
                  <SettingsSection
                    id="language-models"
                    title="Language models"
                    lead="What writes the answers in this account."
                  >
                    <ModelProvider />
                  </SettingsSection>
                )}
                <SettingsSection title="Team" lead="Colleagues of this account, and what each may do.">
                  <Team />
                </SettingsSection>
                {mayManage && (
                  <SettingsSection
                    title="Budget"
                    lead="What all chatbots together may cost. Each chatbot may have a budget of its own."
                  >
                    <Budget />
                  </SettingsSection>
                )}
                {mayManage && (
                  <SettingsSection title="Activity" lead="Who did what in this account.">
                    <RecentActivity />
                  </SettingsSection>
                )}
                <SettingsSection title="Your data" lead="Chatbots, documents, conversations and settings.">
                  <YourData />
                </SettingsSection>
              </>
            )}
          </Box>
          <Stack gap="4">
            <QuickActions />
            <NeedHelp />
          </Stack>
        </Grid>
      </PageBody>
    </>
  );
};
