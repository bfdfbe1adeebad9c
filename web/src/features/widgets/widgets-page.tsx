import { Button, Stack, Tabs } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ChannelPanel } from "#web/app/compositions/channel-panel.ts";
import { useMay } from "../../lib/session/account.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { FeatureCards } from "./feature-cards.tsx";
import { useChannelTab } from "./use-channel-tab.ts";
import { WidgetList } from "./widget-list.tsx";

const CreateWidget = lazyDialog(async () => (await import("./create-widget.tsx")).CreateWidget);
const channels = { telegram: "Telegram Bot", discord: "Discord Bot", slack: "Slack Bot" } as const;

/** Widget Builder: chatbots for the owner's own pages, and bots in messengers. */
export const WidgetsPage = () => {
  useTitle("Widget Builder");
  const [isCreating, setCreating] = useState(false);
  const [tab, chooseTab] = useChannelTab();
  return (
    <>
      <PageHeader
        title="Widget Builder"
        lead="Put a chatbot on your pages and into your channels."
        actions={
          useMay()("edits") &&
          tab === "web" && (
            <Button onClick={() => setCreating(true)}>
              <Plus size={16} />
              Create Widget
            </Button>
          )
        }
      />
      <Tabs.Root value={tab} onValueChange={({ value }) => chooseTab(value)} lazyMount unmountOnExit>
        <Tabs.List mx={{ base: "4", md: "8" }} overflowX="auto" aria-label="Channels">
          <Tabs.Trigger value="web">Web Widget</Tabs.Trigger>
          {Object.entries(channels).map(([channel, name]) => (
            <Tabs.Trigger key={channel} value={channel}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="web" pt="6">
          <PageBody>
            <Stack gap="6">
              <WidgetList />
              <FeatureCards />
            </Stack>
          </PageBody>
        </Tabs.Content>
        {(["telegram", "discord", "slack"] as const).map((channel) => (
          <Tabs.Content key={channel} value={channel} pt="6">
            <PageBody>
              <ChannelPanel channel={channel} />
            </PageBody>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {isCreating && <CreateWidget onClose={() => setCreating(false)} />}
    </>
  );
};
