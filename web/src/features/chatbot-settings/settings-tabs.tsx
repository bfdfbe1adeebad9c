import { Tabs } from "@chakra-ui/react";
import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import { Integrations } from "#web/app/compositions/integrations.ts";
import { LlmTab } from "./llm/llm-tab.tsx";
import { PromptTab } from "./prompt/prompt-tab.tsx";
import { useTab } from "./use-tab.ts";

/** The tabs, of which the address names the open one. */
export const SettingsTabs = ({ state }: { state: SettingsState }) => {
  const [tab, chooseTab] = useTab();
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => chooseTab(value)} lazyMount unmountOnExit>
      <Tabs.List px={{ base: "4", md: "8" }} aria-label="Settings">
        <Tabs.Trigger value="llm">LLM Settings</Tabs.Trigger>
        <Tabs.Trigger value="prompt">System Prompt</Tabs.Trigger>
        <Tabs.Trigger value="integrations">API Integrations</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="llm" css={body}>
        <LlmTab {...state} />
      </Tabs.Content>
      <Tabs.Content value="prompt" css={body}>
        <PromptTab state={state} />
      </Tabs.Content>
      <Tabs.Content value="integrations" css={body}>
        <Integrations chatbotId={state.chatbotId} />
      </Tabs.Content>
    </Tabs.Root>
  );
};

const body = { px: { base: "4", md: "8" }, pt: "6", pb: "10", maxW: "76rem" } as const;
