import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useFormState } from "react-hook-form";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { settingNames } from "./setting-names.ts";

interface SaveBarProps {
  /** The id of the form, which the bar lies outside of. */
  form: string;
  next: number;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Stays at the foot of the page while something is changed, on every tab. */
export const SaveBar = ({ form, next, isSaving, onDiscard }: SaveBarProps) => {
  const { dirtyFields } = useFormState<LlmSettings>();
  const changed = changedNames(dirtyFields);
  const [only] = changed;
  return (
    <Flex css={bar}>
      <Text role="status" flex="1" textStyle="sm" color="fg.muted">
        {changed.length === 1 && only ? settingNames[only] : `${changed.length} settings`} changed, not saved
        yet. Saving makes version {next}.
      </Text>
      <Box display="flex" gap="2">
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <Button type="submit" form={form} loading={isSaving}>
          Save Settings
        </Button>
      </Box>
    </Flex>
  );
};

type Dirty = ReturnType<typeof useFormState<LlmSettings>>["dirtyFields"];

/** A changed provider counts as a changed model. */
const changedNames = ({ answer_style = {}, provider, ...rest }: Dirty): string[] =>
  Object.entries({ ...rest, ...(provider && { model: provider }), ...answer_style })
    .filter(([, dirty]) => (Array.isArray(dirty) ? dirty.some(Boolean) : dirty))
    .map(([name]) => name);

const bar = {
  position: "sticky",
  bottom: "0",
  zIndex: "docked",
  alignItems: "center",
  gap: "3",
  flexWrap: "wrap",
  py: "3",
  px: { base: "4", md: "8" },
  bg: "bg.surface",
  borderTopWidth: "1px",
} as const;
