import { Box, chakra } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { HistoryFilter, HistoryStats } from "#shared/history/routes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { query } from "../../lib/api/api.ts";

interface StatCardsProps {
  filter: Partial<HistoryFilter>;
}

/** The figures of chatbot, session and period; a dash stands for one that could not be loaded. */
export const StatCards = ({ filter: { chatbotId, session, period } }: StatCardsProps) => {
  const { data } = useQuery({
    ...query("history", "stats", { chatbotId, session, period }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <chakra.dl css={cards}>
      {figures.map(({ name, of, unit }) => (
        <Box key={name} className="card">
          <dt>{name}</dt>
          <dd>
            {data ? of(data) : "–"} {data && unit && <small>{unit}</small>}
          </dd>
        </Box>
      ))}
    </chakra.dl>
  );
};

const figures: { name: string; of: (stats: HistoryStats) => string; unit?: string }[] = [
  { name: "Total conversations", of: ({ conversations }) => whole(conversations) },
  { name: "Total messages", of: ({ messages }) => whole(messages) },
  {
    name: "Avg messages",
    of: ({ messagesPerConversation }) => messagesPerConversation.toFixed(1),
    unit: "per conversation",
  },
  { name: "Total tokens", of: ({ tokens }) => whole(tokens) },
  {
    name: "Avg response time",
    of: ({ averageResponseMs }) => whole(averageResponseMs ?? 0),
    unit: "ms",
  },
];

const cards = {
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gap: "3",
  px: { base: "4", md: "8" },
  pb: "4",
  "& .card": { px: "3.5", pt: "2", pb: "2.5", bg: "bg.panel", borderWidth: "1px", borderRadius: "l3" },
  "& dt": { textStyle: "xs", color: "fg.muted", whiteSpace: "nowrap" },
  "& dd": {
    fontSize: "1.25rem",
    lineHeight: "1.75rem",
    fontWeight: "500",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  "& small": { textStyle: "sm", color: "fg.muted" },
  "@container sheet (max-width: 56rem)": {
    gridTemplateColumns: "repeat(5, max-content)",
    gap: "2",
    overflowX: "auto",
    scrollbarWidth: "none",
  },
  "@container sheet (max-width: 72rem)": { "& .card:nth-of-type(3) small": { display: "none" } },
} as const;
