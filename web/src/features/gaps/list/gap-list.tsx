import { Box, Button, chakra, Stack, Text } from "@chakra-ui/react";
import { CircleCheck, MessageCircleQuestionMark } from "lucide-react";
import { Link } from "react-router-dom";
import { type Gap, type GapStatus, gapStatuses } from "#shared/gaps/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { Pills } from "#web/ui/pills.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { unframed } from "../layout.ts";
import type { useGaps } from "../queries.ts";
import type { View } from "../use-view.ts";
import { statusNames } from "../words.ts";
import { GapRow } from "./gap-row.tsx";
import { Grouping } from "./grouping.tsx";

interface GapListProps {
  view: View;
  gaps: ReturnType<typeof useGaps>;
  shownId: string | undefined;
}

/** The gaps of one state, most people first. */
export const GapList = ({ view, gaps: { data, error, refetch }, shownId }: GapListProps) => {
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
        {data.hasQuestions && <Grouping gaps={data} />}
      </Stack>
      {shown.length > 0 ? (
        <Rows gaps={shown} view={view} shownId={shownId} />
      ) : (
        <None isFirst={!data.hasQuestions} isGrouping={data.isGrouping} view={view} />
      )}
    </>
  );
};

interface RowsProps {
  gaps: Gap[];
  view: View;
  shownId: string | undefined;
}

const Rows = ({ gaps, view, shownId }: RowsProps) => (
  <chakra.ul listStyleType="none" aria-label={`${statusNames[view.status]} gaps`}>
    {gaps.map((gap) => (
      <li key={gap.id}>
        <GapRow gap={gap} to={view.searchOf(gap.id)} isOpen={gap.id === shownId} />
      </li>
    ))}
  </chakra.ul>
);

interface NoneProps {
  isFirst: boolean;
  isGrouping: boolean;
  view: View;
}

const None = ({ isFirst, isGrouping, view: { status } }: NoneProps) => (
  <Box css={unframed}>
    {isFirst && isGrouping ? (
      <Skeleton label="Gathering the questions" rows={3} />
    ) : isFirst ? (
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
