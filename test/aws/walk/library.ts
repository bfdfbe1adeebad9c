import type { Chatbot } from "#shared/chatbots/routes.ts";
import { question } from "../../browser/first-steps.ts";
import { fixture, upload } from "../../upload.ts";
import type { Setup } from "./setup.ts";
import { timed } from "./times.ts";

const name = "Library help";
const handbook = "library-handbook.pdf";

/** The owner's chatbot that has read the handbook. */
export const libraryChatbot = async (setup: Setup): Promise<Chatbot> => {
  const api = await setup.api();
  for (const chatbot of (await api.chatbots.list({})).items.filter((one) => one.name === name)) {
    const { items } = await api.documents.list({ chatbotId: chatbot.id });
    const read = items.find(({ filename }) => filename === handbook);
    if (read?.processing_status === "completed") return chatbot;
  }
  return timed("a chatbot reads the handbook", async () => {
    const chatbot = await api.chatbots.create({ name, use_case: "support" });
    const file = { name: handbook, type: "application/pdf", bytes: fixture(handbook) };
    const { processing_status: status } = await upload(api, chatbot.id, file, 240_000);
    if (status !== "completed") throw new Error(`The handbook is ${status}.`);
    return chatbot;
  });
};

/** A conversation of the account. */
export const conversation = async (setup: Setup) => {
  const api = await setup.api();
  const first = async () => (await api.account.conversations({})).items[0];
  const known = await first();
  if (known) return known;
  const { id: ragSystemId } = await libraryChatbot(setup);
  const { id: conversationId } = await api.conversations.start({ p_rag_system_id: ragSystemId });
  await api.chat.ask({ ragSystemId, conversationId, query: question });
  const made = await first();
  if (!made) throw new Error("The account lists no conversation.");
  return made;
};

/** Opens the page on which the owner tries the chatbot. */
export const openChat = async (setup: Setup): Promise<void> => {
  const { id } = await libraryChatbot(setup);
  const { page } = await setup.owner();
  await page.goto(`${setup.installation.outputs.SiteUrl}/app/chat?ragSystemId=${id}`);
  await page.getByText(/^Session \w{8}$/).waitFor();
};

/** Opens a page of the owner's app. */
export const openApp = async ({ installation, owner }: Setup): Promise<void> => {
  await (await owner()).page.goto(`${installation.outputs.SiteUrl}/app`);
};
