import { Box, Grid, Text } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { NextPage } from "#web/ui/list/next-page.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { InterviewRow } from "./interview-row.tsx";
import { Responses } from "./responses.tsx";

const AccessCode = lazyDialog(
  async () => (await import("../../interviews/access-code-dialog.tsx")).AccessCodeDialog,
);

/** The interviews of a template left, the responses of the chosen one right; each scrolls by itself. */
export const InterviewsPanel = ({ template }: { template: TemplateDetail }) => {
  const interviews = useInterviews(template.id);
  const [viewedId, setViewed] = useState<string>();
  const [coded, setCoded] = useState<KnowledgeInterview>();
  const { data: items, error, refetch } = interviews;
  if (!items)
    return (
      <Box pt="5">
        {error ? (
          <ErrorState
            title="The interviews could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton label="Loading the interviews" rows={3} />
        )}
      </Box>
    );
  if (items.length === 0)
    return (
      <Text mt="5" borderWidth="1px" borderRadius="l3" bg="bg.subtle" p="4" color="fg.muted">
        Nobody was asked yet. “Create Interview” gives a person a link to these questions.
      </Text>
    );
  return (
    <Grid css={panel}>
      <Box role="region" tabIndex={0} aria-label="Interviews of this template">
        <ul>
          {items.map((interview) => (
            <InterviewRow
              key={interview.id}
              interview={interview}
              isViewed={interview.id === viewedId}
              onCode={() => setCoded(interview)}
              onView={() => setViewed(interview.id)}
            />
          ))}
        </ul>
        <NextPage list={interviews} />
      </Box>
      <Responses interviewId={viewedId} />
      {coded && <AccessCode open interview={coded} onClose={() => setCoded(undefined)} />}
    </Grid>
  );
};

const useInterviews = (templateId: string) =>
  useInfiniteQuery({
    queryKey: ["knowledgeInterviews", "list", "panel", templateId],
    queryFn: ({ pageParam }) =>
      api.knowledgeInterviews.list({ templateId, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: (page) => page.cursor,
    select: ({ pages }) => pages.flatMap((page) => page.items),
    meta: { failure: "Failed to load interviews" },
  });

const panel = {
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.35fr)",
  mt: "5",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  overflow: "hidden",
  "& > *": { maxH: "24rem", overflow: "auto", minW: "0" },
  "& > :first-child": { borderInlineEndWidth: "1px" },
  "@container sheet (max-width: 56rem)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > :first-child": { borderInlineEndWidth: "0", borderBottomWidth: "1px" },
  },
} as const;
