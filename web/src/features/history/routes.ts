import { History } from "lucide-react";
import type { Feature } from "../../lib/feature.ts";
import { withQuery } from "../../lib/with-query.ts";

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
declare module "../../lib/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./history-page.tsx")).HistoryPage }],
  nav: { name: "History", to: home, icon: History, group: "insight", order: 20 },
};
