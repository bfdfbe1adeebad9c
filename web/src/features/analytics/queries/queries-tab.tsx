import { Box, Button, chakra, Flex, Heading, Link, Text } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MessageCircleQuestionMark, RotateCw } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import type { RecentQuery } from "#shared/analytics/shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { brief, moment } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Status } from "#web/ui/status.tsx";
import type { View } from "../use-view.ts";
import { milliseconds } from "../words.ts";
import { outcomeNames, outcomeTones } from "./outcomes.ts";

/** The most recent questions of the period with their answers' outcomes. */
export const QueriesTab = ({ view: { filter } }: { view: View }) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...query("analytics", "queries", filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (!data)
    return error ? (
      <ErrorState title="The queries could not be loaded" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label="Loading the queries" rows={6} />
    );
  const { items } = data;
  return (
    <Box as="section" aria-label="Queries" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Flex gap="3" px="5" py="4" align="flex-start">
        <Box flex="1">
          <Heading as="h2" textStyle="h3">
            Queries
          </Heading>
          <Text textStyle="sm" color="fg.muted" aria-live="polite">
            Showing the most recent {whole(items.length)} queries from the selected time period.
          </Text>
        </Box>
        <Button variant="outline" aria-busy={isFetching} onClick={() => void refetch()}>
          <RotateCw size={14} />
          Refresh
        </Button>
      </Flex>
      {items.length === 0 ? (
        <Box px="5" pb="5">
          <EmptyState icon={MessageCircleQuestionMark} title="No queries in this period">
            Questions to your chatbots are listed here, newest first.
          </EmptyState>
        </Box>
      ) : (
        <chakra.ol css={list}>
          {items.map((one) => (
            <Entry key={one.id} query={one} />
          ))}
        </chakra.ol>
      )}
    </Box>
  );
};

const Entry = ({
  query: { query: asked, chatbotName, outcome, responseMs, at, conversationId },
}: {
  query: RecentQuery;
}) => (
  <li>
    <Link asChild className="asked" dir="auto">
      <RouterLink to={paths.history({ conversation: conversationId })}>{asked}</RouterLink>
    </Link>
    <span dir="auto">{chatbotName}</span>
    <Status tone={outcomeTones[outcome]}>{outcomeNames[outcome]}</Status>
    <span className="number">{milliseconds(responseMs)}</span>
    <time className="number" dateTime={at} title={moment(at)}>
      {brief(at)}
    </time>
  </li>
);

const list = {
  listStyleType: "none",
  textStyle: "sm",
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 9rem 7.5rem 5.5rem 4rem",
    gap: "0 1rem",
    alignItems: "baseline",
    px: "5",
    py: "2.5",
    borderTopWidth: "1px",
  },
  "& .asked": { minW: "0", overflowWrap: "anywhere", color: "fg", lineClamp: "2" },
  "& span, & time": { color: "fg.muted", minW: "0" },
  "& .number": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "@container sheet (max-width: 44rem)": {
    "& li": { gridTemplateColumns: "max-content max-content minmax(0, 1fr) max-content", px: "4" },
    "& .asked": { gridColumn: "1 / -1" },
  },
} as const;
