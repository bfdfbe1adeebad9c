import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { retrieve } from "../retrieval/retrieve.ts";

const most = 4;
/** Some headings find no answer of their own. */
const tried = 12;

/** Up to four headings of a chatbot's documents to begin a chat with; with the built-in model such that it answers. */
export const starters = async (
  { chatbotId }: { chatbotId: string },
  { accountId }: { accountId: string },
): Promise<{ starters: string[] }> => {
  const { chatbot, configuration } = await chatbotStore.configured(accountId, chatbotId);
  const { headingsOf } = await import("./headings.ts");
  const headings = (await headingsOf(chatbot.id)).slice(0, tried);
  if (configuration.provider !== "builtin") return { starters: headings.slice(0, most) };
  const found = await Promise.all(
    headings.map(async (heading) => (await retrieve(chatbot.id, heading)).found),
  );
  return { starters: headings.filter((_, at) => found[at]?.length).slice(0, most) };
};
