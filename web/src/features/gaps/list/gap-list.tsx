import { Box, Button, chakra, Stack, Text } from "@chakra-ui/react";
import { CircleCheck, MessageCircleQuestionMark } from "lucide-react";
import { Link } from "react-router-dom";
import { type Gap, type GapStatus, gapStatuses } from "#shared/contract/gap-shapes.ts";
import { paths } from "#web/lib/paths.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Pills } from "#web/ui/pills.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { unframed } from "../layout.ts";
import type { useGaps } from "../queries.ts";
import type { View } from "../use-view.ts";
import { statusNames, whole } from "../words.ts";
import { GapRow } from "./gap-row.tsx";

interface GapListProps {
  view: View;
  gaps: ReturnType<typeof useGaps>;
}

/** The gaps of one state, most people first. */
export const GapList = ({ view, gaps: { data, error, refetch } }: GapListProps) => {
  if (!data)
    return error ? (
      <Box css={unframed}>
        <ErrorState title="The gaps could not be loaded" error={error} onRetry={() => void refetch()} />
      </Box>
    ) : (
      <Box p="4">
        <Skeleton label="Loading gaps" rows={6} />
      </Box>
    );
  const counts = Map.groupBy(data.items, ({ status }) => status);
  const shown = counts.get(view.status) ?? [];
  return (
    <>
      <Stack gap="2" px="4" py="3" borderBottomWidth="1px">
        <Pills<GapStatus>
          label="State"
          values={gapStatuses}
          value={view.status}
          onChange={(status) => view.set({ status })}
          wordFor={(status) => `${statusNames[status]} ${whole(counts.get(status)?.length ?? 0)}`}
        />
        <Text textStyle="xs" color="fg.subtle">
          Most people first. Twenty questions by one person count once.
        </Text>
      </Stack>
      {shown.length > 0 ? (
        <Rows gaps={shown} view={view} />
      ) : (
        <None isFirst={!data.hasQuestions} view={view} />
      )}
    </>
  );
};

const Rows = ({ gaps, view }: { gaps: Gap[]; view: View }) => (
  <chakra.ul listStyleType="none" aria-label={`${statusNames[view.status]} gaps`}>
    {gaps.map((gap) => (
      <li key={gap.id}>
        <GapRow gap={gap} to={view.searchOf(gap.id)} isOpen={gap.id === view.openId} />
      </li>
    ))}
  </chakra.ul>
);

const None = ({ isFirst, view: { status } }: { isFirst: boolean; view: View }) => (
  <Box css={unframed}>
    {isFirst ? (
      <EmptyState
        icon={MessageCircleQuestionMark}
        title="Nobody has asked yet"
        action={
          <Button asChild variant="outline">
            <Link to={paths.chatbots()}>Publish a chatbot</Link>
          </Button>
        }
      >
        Gaps are gathered from what visitors ask without getting an answer, once a chatbot is public.
      </EmptyState>
    ) : status === "open" ? (
      <EmptyState icon={CircleCheck} title="No open gaps">
        Every question of the last four weeks found an answer, or is dealt with.
      </EmptyState>
    ) : (
      <Text color="fg.muted">No gap is in this state.</Text>
    )}
  </Box>
);
