import { MessageCircleQuestionMark } from "lucide-react";
import type { Feature } from "../../lib/feature.ts";
import { withQuery } from "../../lib/with-query.ts";
import type { AnswerTextProps } from "./answer/answer-text.tsx";
import type { ChatPanelProps } from "./chat-panel.tsx";
import type { TranscriptProps } from "./transcript/transcript.tsx";

const home = "/app/chat";

const paths = { chat: (ragSystemId?: string) => withQuery(home, { ragSystemId }) };

type OwnPaths = typeof paths;
declare module "../../lib/paths.ts" {
  interface Paths extends OwnPaths {}
}
declare module "../../lib/feature.ts" {
  interface Parts {
    testChat: ChatPanelProps;
    transcript: TranscriptProps;
    answerText: AnswerTextProps;
  }
}

export const feature: Feature = {
  paths,
  screens: [{ path: home, load: async () => (await import("./chat-page.tsx")).ChatPage }],
  nav: { name: "Chat Testing", to: home, icon: MessageCircleQuestionMark, group: "chatbots", order: 20 },
  parts: {
    testChat: async () => (await import("./chat-panel.tsx")).ChatPanel,
    answerText: async () => (await import("./answer/answer-text.tsx")).AnswerText,
    transcript: async () => (await import("./transcript/transcript.tsx")).Transcript,
  },
};
