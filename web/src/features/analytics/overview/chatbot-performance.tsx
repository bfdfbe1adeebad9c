import { Box, chakra, Text } from "@chakra-ui/react";
import type { Overview } from "#shared/analytics/shapes.ts";
import { FigureTable } from "../charts/figure-table.tsx";
import { Panel } from "../charts/panel.tsx";
import {
  allChatbots,
  costNote,
  type PerformanceRow,
  performanceColumns,
  performanceRows,
} from "./chatbot-columns.ts";

/** The figures of each chatbot: a table, on narrow sheets two lines each. */
export const ChatbotPerformance = ({ data }: { data: Overview }) => {
  const rows = performanceRows(data);
  const foot = rows.length > 1 ? allChatbots(data) : undefined;
  return (
    <Panel title="Chatbot Performance">
      <Box css={{ "@container sheet (max-width: 61.99rem)": { display: "none" } }}>
        <FigureTable caption="Chatbot Performance" columns={performanceColumns} rows={rows} foot={foot} />
      </Box>
      <chakra.ul css={list}>
        {[...rows, ...(foot ? [foot] : [])].map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same
          <Entry key={at} row={row} />
        ))}
      </chakra.ul>
      <Text textStyle="xs" color="fg.muted" mt="3">
        {costNote(data)}
      </Text>
    </Panel>
  );
};

const Entry = ({ row }: { row: PerformanceRow }) => {
  const [name, lastActive, conversations, messages, response, tokens, views, cost] = performanceColumns.map(
    ({ of }) => of(row),
  );
  return (
    <li>
      <b>{name}</b>
      <span>{conversations} conversations</span>
      <span className="cost">{cost}</span>
      <small>
        {messages} messages, {response}, {tokens} tokens, {views} views, active {lastActive}
      </small>
    </li>
  );
};

const list = {
  listStyleType: "none",
  textStyle: "sm",
  fontVariantNumeric: "tabular-nums",
  "@container sheet (min-width: 62rem)": { display: "none" },
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) max-content max-content",
    gap: "0.125rem 1rem",
    py: "3",
    borderTopWidth: "1px",
  },
  "& li:last-of-type:not(:only-of-type)": { borderTopColor: "border.emphasized" },
  "& b": { fontWeight: "600", overflowWrap: "anywhere" },
  "& span": { color: "fg.muted" },
  "& .cost": { fontWeight: "600", color: "fg" },
  "& small": { gridColumn: "1 / -1", textStyle: "xs", color: "fg.muted" },
} as const;
