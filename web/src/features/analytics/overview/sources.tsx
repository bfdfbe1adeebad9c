import type { Overview, SourceFigures } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { type Column, FigureTable } from "../charts/figure-table.tsx";
import { Panel } from "../charts/panel.tsx";
import { milliseconds } from "../words.ts";
import { answersIn } from "./answers.ts";
import { costOf } from "./columns.ts";

const names: Record<SourceFigures["source"], string> = {
  widget: "Widgets",
  page: "Public pages",
  telegram: "Telegram",
  discord: "Discord",
  slack: "Slack",
  api: "API",
  test: "Tests by your team",
  errand: "Titles and tags for programs",
  interview: "Job interviews",
  document: "Reading documents",
  recording: "Transcribing recordings",
};

export const sourceColumns: Column<SourceFigures>[] = [
  { name: "Source", of: ({ source }) => names[source], isText: true },
  { name: "Conversations", of: ({ conversations }) => whole(conversations) },
  { name: "Visitors", of: ({ visitors }) => whole(visitors) },
  { name: "Messages", of: ({ messages }) => whole(messages) },
  { name: "Answers", of: (figures) => whole(answersIn(figures)) },
  { name: "Avg response", of: ({ averageResponse }) => milliseconds(averageResponse) },
  { name: "Tokens", of: ({ tokens }) => whole(tokens) },
  { name: "Cost", of: costOf },
];

/** The figures of each way by which questions come, and of reading documents. */
export const Sources = ({ data: { sources } }: { data: Overview }) => (
  <Panel
    title="Where questions come from"
    lead="A visitor counts once a day. Public pages that keep no conversations count questions and costs only. Some programs that ask through the API also have a title or tags written for each chat: these are not questions."
  >
    <FigureTable caption="Where questions come from" columns={sourceColumns} rows={sources} />
  </Panel>
);
