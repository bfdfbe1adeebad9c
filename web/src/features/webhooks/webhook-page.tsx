import { Box, Button } from "@chakra-ui/react";
import { Webhook as WebhookIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { EmptyState } from "../../ui/state/empty-state.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { DeliveryLog } from "./log/delivery-log.tsx";
import { OpenDelivery } from "./log/open-delivery.tsx";
import { useWebhooks } from "./use-webhooks.ts";
import { WebhookHead } from "./webhook-head.tsx";

/** An endpoint: its figures and settings, the log of its deliveries, and the open one of these. */
export const WebhookPage = ({ id }: { id: string }) => {
  useTitle("Webhook");
  const delivery = useSearchParams()[0].get("delivery") ?? undefined;
  const { data, isError, error, refetch } = useWebhooks();
  if (isError && !data)
    return (
      <Frame>
        <ErrorState title="Failed to load webhooks" error={error} onRetry={() => void refetch()} />
      </Frame>
    );
  if (!data)
    return (
      <Frame>
        <Skeleton label="Loading the webhook" />
      </Frame>
    );
  const webhook = data.items.find((one) => one.id === id);
  if (!webhook)
    return (
      <Frame>
        <EmptyState
          icon={WebhookIcon}
          title="This endpoint does not exist"
          action={
            <Button asChild variant="outline">
              <Link to={paths.webhooks()}>All webhooks</Link>
            </Button>
          }
        >
          It was deleted, or it belongs to another account.
        </EmptyState>
      </Frame>
    );
  return (
    <Box css={page} data-open={delivery ? "" : undefined}>
      <WebhookHead webhook={webhook} />
      <Box className="split">
        <DeliveryLog webhook={webhook} openId={delivery} />
        <OpenDelivery key={delivery} webhook={webhook} id={delivery} />
      </Box>
    </Box>
  );
};

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title="Webhook" />
    <Box px={{ base: "4", md: "8" }}>{children}</Box>
  </>
);

const narrow = "@container sheet (max-width: 56rem)";

/** Below 56 rem log and delivery are two screens. */
const page = {
  display: "flex",
  flexDirection: "column",
  minH: "full",
  "& .split": {
    flex: "1",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 30rem",
    borderTopWidth: "1px",
    bg: "bg.subtle",
  },
  "& .log": { minW: "0", borderEndWidth: "1px", bg: "bg.surface" },
  // It stays beside a long log.
  "& .delivery": {
    minW: "0",
    position: "sticky",
    top: "0",
    alignSelf: "start",
    maxH: "calc(100dvh - 1rem)",
    overflow: "auto",
  },
  "& .back": { display: "none" },
  "@container sheet (max-width: 66rem)": { "& .split": { gridTemplateColumns: "minmax(0, 1fr) 25rem" } },
  [narrow]: {
    "& .split": { display: "flex", flexDirection: "column" },
    "& .log": { borderEndWidth: "0" },
    "& .back": { display: "inline-flex" },
    "& .delivery": { position: "static", alignSelf: "stretch", maxH: "none" },
    "&:not([data-open]) .delivery": { display: "none" },
    "&[data-open] .log": { display: "none" },
    // The heading of the page stays for screen readers.
    "&[data-open] .head": {
      position: "absolute",
      w: "1px",
      h: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    "&[data-open] .head :is(button, a)": { display: "none" },
    "&[data-open] .delivery": { flex: "1" },
    "&[data-open] .split": { borderTopWidth: "0" },
  },
} as const;
