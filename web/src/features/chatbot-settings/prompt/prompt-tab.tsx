import { Box, Grid, Stack } from "@chakra-ui/react";
import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import { PromptField } from "./prompt-field.tsx";
import { DefaultPrompt, WholePrompt } from "./prompts.tsx";
import { TryOut } from "./try-out.tsx";

/** The prompt at the left, and beside it what it makes of a question. */
export const PromptTab = ({ state }: { state: SettingsState }) => (
  <Grid css={columns}>
    <Stack gap="4" minW="0">
      <PromptField />
      <Box>
        <DefaultPrompt />
        <WholePrompt chatbotId={state.chatbotId} />
      </Box>
    </Stack>
    <TryOut state={state} />
  </Grid>
);

const columns = {
  gap: "8",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container sheet (min-width: 58rem)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr)" },
} as const;
