import { Box, Button, Grid, Stack } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import type { Overview } from "#shared/analytics/shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Charted } from "../charts/charted.tsx";
import { DayBars } from "../charts/day-bars.tsx";
import { HourGrid } from "../charts/hour-grid.tsx";
import type { View } from "../use-view.ts";
import { spanOf } from "../words.ts";
import { busiest } from "./busiest.ts";
import { ChatbotPerformance } from "./chatbot-performance.tsx";
import { dayColumns, hourColumns, hourRows } from "./columns.ts";
import { LeadSummary } from "./lead-summary.tsx";
import { MoreFigures } from "./more-figures.tsx";
import { Notes } from "./notes.tsx";
import { Outcomes } from "./outcomes.tsx";
import { QuestionPanels } from "./question-panels.tsx";
import { Sources } from "./sources.tsx";
import { SummaryCards } from "./summary-cards.tsx";

const askAgainMs = 2_000;

/** The figures of the period. */
export const OverviewTab = ({ view }: { view: View }) => {
  const { filter } = view;
  const { data, error, refetch } = useQuery({
    ...query("analytics", "overview", filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Figures of former releases are divided while somebody looks at them.
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? askAgainMs : false),
  });
  if (!data)
    return error ? (
      <ErrorState title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label="Loading the figures" rows={6} />
    );
  if (isEmpty(data)) return <Nothing data={data} view={view} />;
  return (
    <Stack gap="4">
      <SummaryCards data={data} />
      <Notes data={data} />
      <Charted
        title="Conversations by day"
        lead={<Legend data={data} />}
        chart={<DayBars days={data.days} />}
        columns={dayColumns}
        rows={data.days}
      />
      <MoreFigures data={data} />
      <Grid css={halves}>
        <Outcomes data={data} />
        <Charted
          title="When people ask"
          lead={busiest(data.hours)}
          chart={<HourGrid hours={data.hours} />}
          columns={hourColumns}
          rows={hourRows(data.hours)}
        />
      </Grid>
      <LeadSummary days={filter.days} onOpen={() => view.set({ tab: "leads" })} />
      <ChatbotPerformance data={data} />
      <Sources data={data} />
      <QuestionPanels filter={filter} />
    </Stack>
  );
};

const isEmpty = ({ figures, isComplete }: Overview): boolean =>
  isComplete && figures.conversations + figures.questions + figures.tokens === 0;

const Nothing = ({ data, view }: { data: Overview; view: View }) => {
  const { filter, set } = view;
  const isFiltered = filter.chatbotId !== undefined || filter.source !== undefined;
  return (
    <EmptyState
      icon={ChartColumn}
      title="No Analytics Data"
      action={
        isFiltered ? (
          <Button variant="outline" onClick={() => set({ chatbot: "", source: "" })}>
            All chatbots and sources
          </Button>
        ) : (
          filter.days !== "90" && (
            <Button variant="outline" onClick={() => set({ days: "90" })}>
              Last 90 days
            </Button>
          )
        )
      }
    >
      Nobody has asked anything from {spanOf(data.period)}.{" "}
      {isFiltered
        ? "Choose another chatbot or source, or a longer period."
        : "Publish a chatbot, or choose a longer period."}
    </EmptyState>
  );
};

const Legend = ({ data: { figures, figuresBefore, days } }: { data: Overview }) => (
  <Box as="span" css={legend}>
    <span>
      <i />
      This period, {whole(figures.conversations)}
    </span>
    <span>
      <i data-line />
      {days.length} days before, {whole(figuresBefore.conversations)}
    </span>
  </Box>
);

const legend = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0 1rem",
  fontVariantNumeric: "tabular-nums",
  "& i": {
    display: "inline-block",
    boxSize: "8px",
    me: "1.5",
    borderRadius: "2px",
    bg: "accent.solid",
  },
  "& i[data-line]": { w: "12px", h: "2.5px", verticalAlign: "3px", bg: "border.emphasized" },
} as const;

const halves = {
  gap: "4",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container sheet (min-width: 62rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
} as const;
