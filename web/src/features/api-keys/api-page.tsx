import { Button, Tabs } from "@chakra-ui/react";
import { BookOpen, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { lazyDialog } from "../../ui/lazy-part.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/use-title.ts";
import { IntegrationsTab } from "./integrations-tab.tsx";
import { KeysTab } from "./list/keys-tab.tsx";

const CreateKey = lazyDialog(async () => (await import("./dialogs/create-key.tsx")).CreateKey);

/** The account's API keys, and the APIs that their chatbots call. */
export const ApiPage = () => {
  useTitle("API Access");
  const [isCreating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <>
      <PageHeader
        title="API Access"
        lead="A key lets your own program ask one chatbot. Visitors never need one."
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
              Create API key
            </Button>
          </>
        }
      />
      <Tabs.Root defaultValue="keys" lazyMount unmountOnExit>
        <Tabs.List px={{ base: "4", md: "8" }} aria-label="API Access">
          <Tabs.Trigger value="keys">API Keys</Tabs.Trigger>
          <Tabs.Trigger value="integrations">API Integrations</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="keys" css={body}>
          <KeysTab onCreate={create} />
        </Tabs.Content>
        <Tabs.Content value="integrations" css={body}>
          <IntegrationsTab onCreate={create} />
        </Tabs.Content>
      </Tabs.Root>
      {isCreating && <CreateKey onClose={() => setCreating(false)} />}
    </>
  );
};

const body = { px: { base: "4", md: "8" }, pt: "5", pb: "10", maxW: "76rem" } as const;
