import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowLeft, RotateCcw } from "lucide-react";
import { Link } from "react-router-dom";
import type { DeliveryDetails, Webhook } from "#shared/webhooks/shapes.ts";
import { api, query, queryClient } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { exact } from "#web/lib/format/dates.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { Strip } from "../strip.tsx";
import { adviceOn } from "../words.ts";
import { Attempts } from "./attempts.tsx";
import { bytesOf, requestText } from "./request-text.ts";

const soonMs = 1000;
const everyMs = 5000;

interface OpenDeliveryProps {
  webhook: Webhook;
  id: string | undefined;
}

/** The open delivery: advice, attempts, what was sent and what was answered. */
export const OpenDelivery = ({ webhook, id }: OpenDeliveryProps) => {
  const { data, isError, error, refetch } = useQuery({
    ...query("webhooks", "delivery", { id: webhook.id, deliveryId: id ?? "" }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? soonMs : everyMs),
  });
  return (
    <Box as="section" className="delivery" aria-label="Delivery" px={{ base: "4", md: "5" }} pt="4" pb="6">
      <Button asChild variant="plain" size="xs" px="0" mb="3" className="back">
        <Link to={paths.webhooks({ webhook: webhook.id })}>
          <ArrowLeft size={14} />
          Deliveries
        </Link>
      </Button>
      {!id && <Text color="fg.muted">Choose a delivery to see what was sent and answered.</Text>}
      {id && isError && !data && (
        <ErrorState title="Failed to load the delivery" error={error} onRetry={() => void refetch()} />
      )}
      {id && !data && !isError && <Skeleton label="Loading the delivery" />}
      {data && <Details webhook={webhook} delivery={data} />}
    </Box>
  );
};

/** Whether its next attempt is due. */
const isUnderWay = (delivery: DeliveryDetails | undefined): boolean =>
  Boolean(delivery?.next_at && Date.parse(delivery.next_at) <= Date.now());

const Details = ({ webhook, delivery }: { webhook: Webhook; delivery: DeliveryDetails }) => {
  const { id, type, at, request, response } = delivery;
  const advice = adviceOn(delivery);
  return (
    <Stack gap="4">
      <Flex gap="2" align="flex-start" wrap="wrap">
        <Box flex="1" minW="12rem">
          <Heading as="h2" fontFamily="mono" textStyle="h3">
            {type}
          </Heading>
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere" mt="0.5">
            {id}, {exact(at)}
          </Text>
        </Box>
        <ReplayButton webhook={webhook} delivery={delivery} />
      </Flex>
      {advice && <Strip tone="bad">{advice}</Strip>}
      <Attempts delivery={delivery} webhook={webhook} />
      {request ? (
        <Part title="Request">
          <CodeBlock
            code={requestText(id, request)}
            language={`POST, ${bytesOf(request.body)} bytes`}
            says="Request copied to clipboard"
          />
        </Part>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          What was sent is no longer kept, because what it is about was deleted.
        </Text>
      )}
      {response && (
        <Part title="Response">
          <CodeBlock
            code={response.text + (response.is_cut ? "…" : "") || "(empty)"}
            language={[response.status, response.content_type].filter(Boolean).join(" ")}
            says="Response copied to clipboard"
          />
        </Part>
      )}
    </Stack>
  );
};

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box>
    <Heading as="h3" textStyle="sm" fontWeight="600" mb="2">
      {title}
    </Heading>
    {children}
  </Box>
);

const ReplayButton = ({ webhook, delivery }: { webhook: Webhook; delivery: DeliveryDetails }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.webhooks.replay({ id: webhook.id, deliveryId: delivery.id }),
    meta: { success: "Event sent again", failure: "Failed to send the event again" },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["webhooks"] }),
  });
  return (
    <Button
      variant="outline"
      disabled={!webhook.is_active || !delivery.request}
      loading={isPending}
      loadingText="Send again"
      onClick={() => mutate()}
    >
      <RotateCcw size={14} />
      Send again
    </Button>
  );
};
