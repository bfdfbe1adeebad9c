import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { FileDown, Plug, Plus } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { EmptyState } from "../../ui/state/empty-state.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { type IntegrationAction, IntegrationRow } from "./integration-row.tsx";
import { useIntegrations } from "./use-integrations.ts";

const IntegrationDialogs = lazyDialog(
  async () => (await import("./integration-dialogs.tsx")).IntegrationDialogs,
);

/** The open dialog: that of an integration, or of none for a new one. */
interface Shown {
  action: IntegrationAction;
  id?: string;
}

/** The APIs that a chatbot calls. */
export const IntegrationsTab = ({ chatbotId }: { chatbotId: string }) => {
  const list = useIntegrations(chatbotId);
  const [shown, setShown] = useState<Shown>();
  const [isOpen, setOpen] = useState(false);
  const show = (next: Shown) => {
    setShown(next);
    setOpen(true);
  };
  if (list.isPending) return <Skeleton label="Loading the integrations" />;
  if (!list.data)
    return (
      <ErrorState
        title="The integrations could not be loaded"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const { items } = list.data;
  const add = (
    <Button onClick={() => show({ action: "edit" })}>
      <Plus size={16} />
      New Integration
    </Button>
  );
  const read = (
    <Button variant="outline" onClick={() => show({ action: "import" })}>
      <FileDown size={16} />
      From OpenAPI
    </Button>
  );
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={Plug}
          title="No integrations yet"
          action={
            <Flex gap="2" wrap="wrap">
              {add}
              {read}
            </Flex>
          }
        >
          Documents know what is general. An integration adds what changes: an order, the stock, a date.
        </EmptyState>
      ) : (
        <>
          <Flex align="center" gap="2" wrap="wrap" mb="3">
            <Text color="fg.muted" textStyle="sm" flex="1 1 16rem">
              When a question matches a trigger, the chatbot asks your system and answers from its reply as
              well.
            </Text>
            {read}
            {add}
          </Flex>
          <chakra.ul aria-label="API integrations" css={rows}>
            {items.map((integration) => (
              <IntegrationRow
                key={integration.id}
                integration={integration}
                onAction={(action) => show({ action, id: integration.id })}
              />
            ))}
          </chakra.ul>
        </>
      )}
      {shown && (
        <IntegrationDialogs
          key={`${shown.action} ${shown.id}`}
          chatbotId={chatbotId}
          action={shown.action}
          integration={items.find(({ id }) => id === shown.id)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const rows = {
  listStyleType: "none",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  overflow: "hidden",
};
