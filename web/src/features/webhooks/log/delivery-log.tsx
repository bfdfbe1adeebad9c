import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { testEvent, webhookEventNames } from "#shared/webhooks/rules.ts";
import type { Delivery, Webhook } from "#shared/webhooks/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { day } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { Pills } from "#web/ui/pills.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { DeliveryRow } from "./delivery-row.tsx";

const everyMs = 5000;
const everyEvent = "";

interface DeliveryLogProps {
  webhook: Webhook;
  openId: string | undefined;
}

/** The deliveries of an endpoint by day, newest first. */
export const DeliveryLog = ({ webhook, openId }: DeliveryLogProps) => {
  const [shown, setShown] = useState<"all" | "failing">("all");
  const [type, setType] = useState<string>(everyEvent);
  const list = useDeliveries(webhook.id, { type, isFailing: shown === "failing" });
  return (
    <Box as="section" className="log" aria-label="Delivery log">
      <Flex css={bar}>
        <Heading as="h2" textStyle="h3" flex="1">
          Deliveries
        </Heading>
        <Pills
          label="Deliveries to show"
          values={["all", "failing"]}
          value={shown}
          onChange={setShown}
          wordFor={(one) => (one === "all" ? "All" : `Failing ${whole(webhook.failing)}`)}
        />
        <Box w="11rem">
          <SelectInput
            aria-label="Event"
            options={events}
            value={type}
            onChange={({ currentTarget }) => setType(currentTarget.value)}
          />
        </Box>
      </Flex>
      <Deliveries list={list} openId={openId} isFiltered={shown === "failing" || type !== everyEvent} />
    </Box>
  );
};

const events = Object.fromEntries([
  [everyEvent, "All events"],
  ...[...webhookEventNames, testEvent].map((name) => [name, name]),
]);

const useDeliveries = (id: string, { type, isFailing }: { type: string; isFailing: boolean }) =>
  useInfiniteQuery({
    queryKey: ["webhooks", "deliveries", id, type, isFailing],
    queryFn: ({ pageParam }) =>
      api.webhooks.deliveries({
        id,
        limit: 30,
        ...(type && { type: type as Delivery["type"] }),
        ...(isFailing && { only: "failing" as const }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    meta: { failure: "Failed to load deliveries" },
    refetchInterval: everyMs,
  });

interface DeliveriesProps {
  list: ReturnType<typeof useDeliveries>;
  openId: string | undefined;
  isFiltered: boolean;
}

const Deliveries = ({ list, openId, isFiltered }: DeliveriesProps) => {
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  if (isError && !data)
    return (
      <Box p="5">
        <ErrorState title="Failed to load deliveries" error={error} onRetry={() => void refetch()} />
      </Box>
    );
  if (!data)
    return (
      <Box p="5">
        <Skeleton label="Loading the deliveries" />
      </Box>
    );
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !hasNextPage)
    return (
      <Text px={{ base: "4", md: "8" }} py="6" color="fg.muted">
        {isFiltered
          ? "No delivery fits."
          : "Nothing was sent yet. Send a test event, or wait for the first event."}
      </Text>
    );
  return (
    <>
      <chakra.ul listStyleType="none" aria-label="Deliveries">
        {items.map((delivery, at) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            isOpen={delivery.id === openId}
            dayAbove={dayOf(delivery) === dayOf(items[at - 1]) ? undefined : dayOf(delivery)}
          />
        ))}
      </chakra.ul>
      {hasNextPage && (
        <Flex justify="center" py="3">
          <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Earlier deliveries
          </Button>
        </Flex>
      )}
    </>
  );
};

const dayOf = (delivery: Delivery | undefined): string | undefined => delivery && day(delivery.at);

const bar = {
  alignItems: "center",
  gap: "2",
  flexWrap: "wrap",
  ps: { base: "4", md: "8" },
  pe: { base: "4", md: "5" },
  py: "2",
  borderBottomWidth: "1px",
} as const;
