import { Button, Tabs } from "@chakra-ui/react";
import { BookOpen, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { AddWebhook, WebhookPage, WebhooksTab } from "#web/app/compositions/webhooks.ts";
import { paths } from "../../lib/feature/paths.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { IntegrationsTab } from "./integrations-tab.tsx";
import { KeysTab } from "./list/keys-tab.tsx";

const CreateKey = lazyDialog(async () => (await import("./dialogs/create-key.tsx")).CreateKey);

const tabs = { keys: "API Keys", integrations: "API Integrations", webhooks: "Webhooks" } as const;
type Tab = keyof typeof tabs;
const isTab = (tab: string): tab is Tab => tab in tabs;

/** The account's API keys, the APIs that their chatbots call, and the webhooks that are told of events. */
export const ApiPage = () => {
  useTitle("API Access");
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("tab") ?? "keys";
  const webhook = parameters.get("webhook");
  const [isCreating, setCreating] = useState(false);
  const create = () => setCreating(true);
  const tab = isTab(named) ? named : "keys";
  if (webhook) return <WebhookPage key={webhook} id={webhook} />;
  const New = tab === "webhooks" ? AddWebhook : CreateKey;
  return (
    <>
      <PageHeader
        title="API Access"
        lead={
          tab === "webhooks"
            ? "Docent calls your server when something happens in your chatbots."
            : "A key lets your own program ask one chatbot. Visitors never need one."
        }
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={paths.apiDocumentation()}>
                <BookOpen size={14} />
                Documentation
              </Link>
            </Button>
            <Button onClick={create}>
              <Plus size={16} />
              {tab === "webhooks" ? "Add endpoint" : "Create API key"}
            </Button>
          </>
        }
      />
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) =>
          setParameters(value === "keys" ? {} : { tab: value }, { replace: true })
        }
        lazyMount
        unmountOnExit
      >
        <Tabs.List px={{ base: "4", md: "8" }} aria-label="API Access" overflowX="auto">
          {Object.entries(tabs).map(([value, name]) => (
            <Tabs.Trigger key={value} value={value}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="keys" css={body}>
          <KeysTab onCreate={create} />
        </Tabs.Content>
        <Tabs.Content value="integrations" css={body}>
          <IntegrationsTab onCreate={create} />
        </Tabs.Content>
        <Tabs.Content value="webhooks" css={body}>
          <WebhooksTab onAdd={create} />
        </Tabs.Content>
      </Tabs.Root>
      {isCreating && <New onClose={() => setCreating(false)} />}
    </>
  );
};

const body = { px: { base: "4", md: "8" }, pt: "5", pb: "10", maxW: "76rem" } as const;
