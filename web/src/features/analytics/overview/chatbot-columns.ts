import type { ChatbotFigures, Overview } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import type { Column } from "../charts/figure-table.tsx";
import { counted, longDay, milliseconds, monthName, shortDay } from "../words.ts";
import { costOf } from "./columns.ts";

/** The last day with a question; without one the first day that was looked at. */
const lastActiveOf = ({ lastActive, since }: PerformanceRow): string => {
  if (lastActive) return longDay(lastActive);
  return since ? `Not since ${shortDay(since)}` : "–";
};

export interface PerformanceRow extends Omit<ChatbotFigures, "id"> {
  /** The first day of the figures; absent in the sum of all chatbots. */
  since?: string | undefined;
}

export const performanceRows = ({ chatbots, periodBefore }: Overview): PerformanceRow[] =>
  chatbots.map((one) => ({ ...one, since: one.id === null ? undefined : periodBefore.first }));

export const allChatbots = ({ figures, chatbots }: Overview): PerformanceRow => ({
  ...figures,
  name: "All chatbots",
  lastActive: chatbots.reduce<string | null>(
    (last, one) => (one.lastActive && (!last || one.lastActive > last) ? one.lastActive : last),
    null,
  ),
});

export const performanceColumns: Column<PerformanceRow>[] = [
  { name: "Chatbot", of: ({ name }) => name, isText: true },
  { name: "Last active", of: lastActiveOf, isText: true },
  { name: "Conversations", of: ({ conversations }) => whole(conversations) },
  { name: "Messages", of: ({ messages }) => whole(messages) },
  { name: "Avg response", of: ({ averageResponse }) => milliseconds(averageResponse) },
  { name: "Tokens used", of: ({ tokens }) => whole(tokens) },
  { name: "Public views", of: ({ publicViews }) => whole(publicViews) },
  { name: "Cost", of: costOf },
];

/** The sources of the costs, and what these lack. */
export const costNote = ({ figures, priceList }: Overview): string =>
  [
    "Avg response is averaged per chatbot, then across the chatbots.",
    figures.estimated > 0
      ? `Cost is exact where the model reported its tokens; “about” marks amounts that hold tokens which we counted ourselves, of ${counted(figures.estimated, "answer")}.`
      : "Cost is exact: every model reported its tokens.",
    ...(figures.unpriced > 0
      ? [`${counted(figures.unpriced, "answer")} of models without a known price cost more than that.`]
      : []),
    `Price list of ${monthName(priceList)}.`,
  ].join(" ");
