import { MessageCircleQuestionMark } from "lucide-react";
import type { Feature } from "../../lib/feature/feature.ts";
import { withQuery } from "../../lib/feature/with-query.ts";

const home = "/app/chat";

const paths = { chat: (ragSystemId?: string) => withQuery(home, { ragSystemId }) };

type OwnPaths = typeof paths;
declare module "../../lib/feature/paths.ts" {
  interface Paths extends OwnPaths {}
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./chat-page.tsx")).ChatPage }],
  nav: { name: "Chat Testing", to: home, icon: MessageCircleQuestionMark, group: "chatbots", order: 20 },
};
