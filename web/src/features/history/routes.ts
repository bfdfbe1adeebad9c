import { History } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/conversation-history";

const paths = {
  history: ({
    chatbot,
    channel,
    conversation,
  }: {
    chatbot?: string;
    channel?: string;
    conversation?: string;
  } = {}) => withQuery(home, { chatbot, channel, conversation }),
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./history-page.tsx")).HistoryPage }],
  nav: { name: "History", to: home, icon: History, group: "insight", order: 20 },
};
