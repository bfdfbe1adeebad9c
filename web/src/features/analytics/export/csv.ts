import { stringify } from "csv-stringify/browser/esm/sync";
import type {
  Figures,
  LeadSummary,
  Overview,
  QuestionGroup,
  Questions,
  RecentQuery,
} from "#shared/analytics/shapes.ts";

/** For spreadsheets: a byte-order mark, no cell that is a formula, and quotes around each line break. */
const options = {
  bom: true,
  record_delimiter: "\r\n",
  escape_formulas: true,
  quoted_match: /[\r\n]/,
} as const;

type Cell = string | number | null;

const names = {
  conversations: "Conversations",
  messages: "Messages",
  visitors: "Visitors",
  publicViews: "Public views",
  questions: "Questions",
  tokens: "Tokens",
  cost: "Cost in US dollars",
  estimated: "Answers with estimated tokens",
  unpriced: "Answers without a known price",
  answered: "Answered",
  refused: "Nothing found",
  handed: "Handed to a person",
  smallTalk: "Small talk",
  paused: "Kept back by a budget",
  stopped: "Stopped by the reader",
  failed: "Failed",
  unresolved: "Conversations with an open question",
  liked: "Marked helpful",
  disliked: "Marked not helpful",
  averageResponse: "Average response in ms",
  timedAnswers: "Answers with a response time",
  leads: "Leads",
} as const satisfies Record<keyof Figures | "leads", string>;

const columns = Object.keys(names);

interface Shown {
  overview: Overview;
  leads: LeadSummary;
  questions: Questions;
}

/** One table: the first two columns say what a row is about, and numbers are plain. */
export const overviewCsv = ({ overview, leads, questions }: Shown): string => {
  const row = (part: string, of: string, cells: Record<string, Cell>): Cell[] => [
    part,
    of,
    ...columns.map((name) => cells[name] ?? null),
  ];
  const { period, periodBefore, figures, figuresBefore, days, chatbots, sources, hours } = overview;
  return stringify(
    [
      ["Part", "Of", ...Object.values(names)],
      row("Period", `${period.first} to ${period.last}`, figures),
      row("Period before", `${periodBefore.first} to ${periodBefore.last}`, figuresBefore),
      ...days.map(({ day, before: _, ...cells }) => row("Day", day, cells)),
      ...chatbots.map(({ name, id: _, lastActive: __, ...cells }) => row("Chatbot", name, cells)),
      ...sources.map(({ source, ...cells }) => row("Source", source, cells)),
      ...hours.map(({ weekday, hour, ...cells }) =>
        row("Weekday (1 is Monday) and hour", `${weekday}, ${String(hour).padStart(2, "0")}:00`, cells),
      ),
      ...leadRows(leads).map(([of, cells]) => row("Leads", of, cells)),
      ...questions.top.map((group) => row("Top question", group.wording, askedCells(group))),
      ...questions.unanswered.map((group) =>
        row("Question without an answer", group.wording, askedCells(group)),
      ),
    ],
    options,
  );
};

const leadRows = ({ conversionRate, ...counts }: LeadSummary): [string, Record<string, Cell>][] => [
  ...Object.entries(counts).map(([status, leads]): [string, Record<string, Cell>] => [status, { leads }]),
  ["conversion rate in percent", { leads: conversionRate }],
];

/** People are conversations in which it was asked. */
const askedCells = ({ people, asked, answered }: QuestionGroup): Record<string, Cell> => ({
  conversations: people,
  questions: asked,
  answered,
});

/** A row for each query, in the order of the tab. */
export const queriesCsv = (queries: RecentQuery[]): string =>
  stringify(
    [
      ["Time", "Chatbot", "Query", "Outcome", "Response in ms", "Conversation"],
      ...queries.map(({ at, chatbotName, query, outcome, responseMs, conversationId }) => [
        at,
        chatbotName,
        query,
        outcome,
        responseMs,
        conversationId,
      ]),
    ],
    options,
  );
