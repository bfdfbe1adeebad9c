import { Box, Button, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageBody } from "../../ui/page-body.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useTitle } from "../../ui/use-title.ts";
import { NeedHelp } from "./need-help.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { readProfile } from "./profile.ts";
import { ProfileForm } from "./profile-form.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The owner's own account: profile and security. Each chatbot has settings of its own. */
export const SettingsPage = () => {
  useTitle("Account Settings");
  const profile = useQuery({ queryKey: ["profile"], queryFn: readProfile });
  return (
    <>
      <PageHeader title="Account Settings" lead={profile.data && `For you, ${profile.data.email}.`} />
      <PageBody>
        <Grid
          gap="8"
          alignItems="start"
          gridTemplateColumns="minmax(0, 1fr)"
          css={{ "@container sheet (min-width: 62rem)": { gridTemplateColumns: "minmax(0, 1fr) 16rem" } }}
        >
          <Box>
            {profile.isPending && <Skeleton label="Loading your account" rows={6} />}
            {profile.isError && !profile.data && (
              <ErrorState
                title="Your account could not be loaded"
                error={profile.error}
                onRetry={() => void profile.refetch()}
              />
            )}
            {profile.data && (
              <>
                <SettingsSection
                  title="Profile Information"
                  lead="Your name stands in the activity of this account."
                >
                  <ProfileForm profile={profile.data} email={profile.data.email} />
                </SettingsSection>
                <SettingsSection
                  title="Account Security"
                  lead="Changing the password signs out every other device."
                >
                  <PasswordRow email={profile.data.email} />
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

const PasswordRow = ({ email }: { email: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <KeyRound size={16} aria-hidden />
      <Box flex="1" minW="10rem">
        <Text fontWeight="550">Password</Text>
        <Text textStyle="sm" color="fg.muted">
          You are asked for the present one.
        </Text>
      </Box>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Change Password
      </Button>
      {isOpen && <PasswordDialog email={email} onClose={() => setOpen(false)} />}
    </Flex>
  );
};
