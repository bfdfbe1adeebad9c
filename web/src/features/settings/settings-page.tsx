import { Box, Grid, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/api.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageBody } from "../../ui/page-body.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useTitle } from "../../ui/use-title.ts";
import { YourData } from "./data/your-data.tsx";
import { NeedHelp } from "./need-help.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { SecurityRows } from "./security/security-rows.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The owner's own account. Each chatbot has settings of its own. */
export const SettingsPage = () => {
  useTitle("Account Settings");
  const account = useQuery(query("account", "settings", {}));
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
