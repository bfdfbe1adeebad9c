import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import type { Settings } from "#shared/account/routes.ts";

const names: Record<keyof Settings, string> = {
  full_name: "Full name",
  company: "Company",
  email_notifications: "Email notifications",
  marketing_emails: "Marketing emails",
  weekly_reports: "Weekly reports",
  time_zone: "Time zone",
  language: "Language of numbers and dates",
};

/** Stays at the foot of the page while something is changed: what it is, and what to do with it. */
export const SaveBar = ({ isSaving, onDiscard }: { isSaving: boolean; onDiscard: () => void }) => {
  const { dirtyFields } = useFormContext<Settings>().formState;
  const changed = Object.entries(names).filter(([field]) => dirtyFields[field as keyof Settings]);
  const [, only] = changed.length === 1 ? (changed[0] ?? []) : [];
  return (
    <Flex css={bar} role="status">
      <Text flex="1" textStyle="sm" color="fg.muted">
        {only ?? `${changed.length} settings`} changed, not saved yet
      </Text>
      <Box display="flex" gap="2">
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <Button type="submit" loading={isSaving}>
          Save Changes
        </Button>
      </Box>
    </Flex>
  );
};

const bar = {
  position: "sticky",
  bottom: "0",
  zIndex: "docked",
  alignItems: "center",
  gap: "3",
  flexWrap: "wrap",
  py: "3",
  px: "4",
  my: "4",
  bg: "bg.panel",
  borderWidth: "1px",
  borderRadius: "l3",
} as const;
