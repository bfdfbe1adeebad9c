import { Button, chakra, Stack, Text } from "@chakra-ui/react";
import { Plus, Webhook as WebhookIcon } from "lucide-react";
import { Link } from "react-router-dom";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Strip } from "../strip.tsx";
import { useChatbotNames, useWebhooks } from "../use-webhooks.ts";
import { offSince, waitingIn, whyOff } from "../words.ts";
import { WebhookRow } from "./webhook-row.tsx";

/** The account's endpoints, and those that were switched off above them. */
export const WebhooksTab = ({ onAdd }: { onAdd: () => void }) => {
  const { data, isError, error, refetch } = useWebhooks();
  const names = useChatbotNames(data?.items.some((one) => one.rag_system_ids.length > 0) ?? false);
  if (isError && !data)
    return <ErrorState title="Failed to load webhooks" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading the webhooks" />;
  if (data.items.length === 0) return <NoWebhooks onAdd={onAdd} />;
  const off = data.items.filter((one) => one.off && one.off.reason !== "user");
  return (
    <Stack gap="4">
      {off.map((webhook) => (
        <OffNotice key={webhook.id} webhook={webhook} />
      ))}
      <chakra.ul aria-label="Webhook endpoints" css={rows}>
        {data.items.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} names={names} />
        ))}
      </chakra.ul>
      <Text textStyle="sm" color="fg.muted" maxW="72ch">
        Signed as Standard Webhooks 1.0. Failed events are sent again after 5 s, 5 min, 30 min and 2 h, then
        up to two days. Events may come twice and in another order.
      </Text>
    </Stack>
  );
};

const OffNotice = ({ webhook }: { webhook: Webhook }) => (
  <Strip
    tone="bad"
    action={
      <Button asChild variant="ghost" color="inherit">
        <Link to={paths.webhooks({ webhook: webhook.id })}>Review</Link>
      </Button>
    }
  >
    <b>{new URL(webhook.url).host}</b>: {offSince(webhook)} {whyOff(webhook)}{" "}
    {webhook.waiting > 0 && `${waitingIn(webhook.waiting)}. `}
  </Strip>
);

const NoWebhooks = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={WebhookIcon}
    title="No endpoint yet"
    action={
      <Button onClick={onAdd}>
        <Plus size={16} />
        Add endpoint
      </Button>
    }
  >
    Docent can call your server when something happens: a conversation starts, an answer is refused, a
    document fails.
  </EmptyState>
);

const rows = {
  listStyleType: "none",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  overflow: "hidden",
};
