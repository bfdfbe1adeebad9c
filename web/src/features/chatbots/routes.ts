import { MessagesSquare } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/rag-systems";

const paths = {
  chatbots: () => home,
  /** The chatbots page with the test chat of one chatbot. */
  chatbotTest: (id: string) => withQuery(home, { test: id }),
  /** The chatbots page with the widgets of one chatbot. */
  chatbotWidgets: (id: string) => withQuery(home, { widget: id }),
};

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./chatbots-page.tsx")).ChatbotsPage }],
  nav: { name: "Chatbots", to: home, icon: MessagesSquare, group: "chatbots", order: 10 },
};
