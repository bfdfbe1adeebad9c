import type { Dashboard } from "#shared/analytics/routes.ts";
import { paths } from "#web/lib/feature/paths.ts";

export interface Step {
  name: string;
  help: string;
  isDone: boolean;
  action: string;
  /** The page of the step; without it, the step opens the Create Chatbot dialog. */
  to?: string;
}

/** The three first steps; a step is done if the figures show its result. */
export const stepsOf = (figures: Dashboard): Step[] => [
  {
    name: "Create a chatbot",
    help: "Give it a name and say what it is for.",
    isDone: figures.activeChatbots.total > 0,
    action: "Create Chatbot",
  },
  {
    name: "Upload training data",
    help: "Start with what people ask about most: terms, prices, opening hours.",
    isDone: figures.completedDocuments > 0,
    action: "Add documents",
    to: paths.documents(),
  },
  {
    name: "Test and deploy",
    help: "Ask what your customers ask, then publish the link or put the widget on your site.",
    isDone: hasTested(figures) && hasDeployed(figures),
    ...(hasTested(figures)
      ? { action: "Publish", to: paths.chatbots() }
      : { action: "Ask a question", to: paths.chat() }),
  },
];

/** True for an account in which nothing was made yet. */
export const isUnused = (figures: Dashboard): boolean =>
  figures.activeChatbots.total === 0 && figures.completedDocuments === 0 && !hasTested(figures);

const hasTested = ({ conversations, queries }: Dashboard): boolean => conversations > 0 || queries > 0;
const hasDeployed = ({ publishedChatbots, widgets }: Dashboard): boolean =>
  publishedChatbots > 0 || widgets > 0;
