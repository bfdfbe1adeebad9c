import type { Browser } from "playwright-core";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { upload } from "../../upload.ts";
import type { Actor } from "../../users.ts";
import { openDesk } from "./desk.ts";
import { interviewPetra } from "./handover.ts";
import { papersIn, rentalTerms } from "./papers.ts";
import { leaveContacts, leaveGaps } from "./questions.ts";
import { signUp } from "./sign-up.ts";

/** A running product with what the sample shop Fernhill Cycles has in it. */
export interface Shop {
  url: string;
  owner: Actor;
  chatbotId: string;
  widgetId: string;
  /** The conversation that the owner holds. */
  conversationId: string;
  leadId: string;
  interview: { interviewId: string; questionId: string };
}

/** Fills the product at an address as the owner of the sample shop would, through its API. */
export const openShop = async (url: string, browser: Browser): Promise<Shop> => {
  const owner = await signUp("marta@fernhillcycles.example", "Marta", url);
  const workshop = await owner.chatbots.create({ name: "Workshop handbook", use_case: "internal" });
  const rental = await owner.chatbots.create({ name: "Rental desk", use_case: "support" });
  await upload(owner, rental.id, rentalTerms);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Shop help", use_case: "support" });
  for (const paper of await papersIn(browser)) await upload(owner, chatbotId, paper);
  const { id: widgetId } = await owner.widgets.create({ ...widget, rag_system_id: chatbotId });
  const place = { chatbotId, widgetId, url };
  await leaveGaps(owner, place);
  const leadId = await leaveContacts(owner, place);
  const conversationId = await openDesk(owner, place);
  await testChatbot(owner, chatbotId);
  const interview = await interviewPetra(owner, workshop.id);
  return { url, owner, chatbotId, widgetId, conversationId, leadId, interview };
};

const testChatbot = async (owner: Actor, ragSystemId: string): Promise<void> => {
  const { id: conversationId } = await owner.conversations.start({ p_rag_system_id: ragSystemId });
  for (const query of ["What does a full diagnosis cost?", "How long are batteries covered?"])
    await owner.chat.ask({ ragSystemId, conversationId, query, includeContext: true });
};

const widget = {
  name: "Product pages",
  ...widgetDefaults,
  theme: {
    ...widgetDefaults.theme,
    primaryColor: "#0e5845",
    backgroundColor: "#fdfcf9",
    textColor: "#1d1b16",
  },
  behavior: { ...widgetDefaults.behavior, colorScheme: "auto" as const },
  branding: { ...widgetDefaults.branding, title: "Fernhill Cycles", subtitle: "Sample shop" },
};
