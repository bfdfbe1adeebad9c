import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";

export const rules =
  "A reminder costs 1.50 euros. The library opens at nine. Films may be kept for one week.";

/** A chatbot that knows the rules of a library, in a widget of its own. */
export const deskOf = async (user: string, url?: string) => {
  const owner = await as(user, url);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, chatbotId, "rules.txt", rules);
  const { id: widgetId } = await owner.widgets.create({
    name: "Site",
    rag_system_id: chatbotId,
    ...widgetDefaults,
  });
  return { owner, chatbotId, widgetId, visit: () => visitorOf(widgetId, url) };
};

const visitorOf = async (widgetId: string, url?: string) => {
  const { session_id: sessionId, token } = await nobody(url).visitors.session({ widgetId });
  const client = bearing(token, url);
  const ask = (message: string) => client.chat.askWidget({ widgetId, sessionId, message, stream: false });
  return { sessionId, conversationId: sessionId.replace("ses_", "conv_"), ask, client };
};

/** The account's gaps, once so many questions have arrived. */
export const gapsWith = (owner: Actor, asked: number) =>
  until(async () => {
    const { items } = await owner.gaps.list({});
    return items.reduce((sum, gap) => sum + gap.asked, 0) === asked ? items : undefined;
  });

/** A gap once its questions were asked again. */
export const replayed = (owner: Actor, id: string) =>
  until(async () => {
    const gap = await owner.gaps.get({ id });
    return gap.replay?.endedAt ? gap : undefined;
  });
