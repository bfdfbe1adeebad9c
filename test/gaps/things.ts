import type { AreaThings } from "../things/area-things.ts";
import { until } from "../until.ts";
import { finished } from "../upload.ts";

export const things: AreaThings = {
  kinds: {
    gap: {
      missing: "gap_00000000000000000000000000",
      make: async ({ owner, visitor, idOf }) => {
        const [chatbotId, answerId] = [await idOf("chatbot"), await idOf("answer")];
        // a chatbot without any passage refuses nothing: it fails
        await finished(owner, await owner.documents.get({ chatbotId, id: answerId }));
        const widgetId = await idOf("widget");
        const { session_id: sessionId, token } = await visitor().visitors.session({ widgetId });
        const message = "Is there a zeppelin to the observatory?";
        const { chat, conversations } = visitor(token);
        const { messageId = "" } = await chat.askWidget({ widgetId, sessionId, message, stream: false });
        // a question is open too whose answer was disliked: a model may have one for each
        await conversations.visitorFeedback({ widgetId, messageId, rating: "down" });
        return until(async () => (await owner.gaps.list({})).items[0]);
      },
    },
  },
  id: "gap",
  values: { action: "setAside", isUnknown: false },
};
