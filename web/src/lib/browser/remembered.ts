/** Ids of the latest chatbot and of each chatbot's latest test chat in this browser. They open nothing by themselves. */
const chatbotKey = "docent.chatbot";
const chatKey = (chatbotId: string): string => `docent.chat.${chatbotId}`;

export const remembered = {
  chatbot: (): string | undefined => localStorage.getItem(chatbotKey) ?? undefined,
  setChatbot: (id: string): void => localStorage.setItem(chatbotKey, id),
  /** The conversation that the test chat of a chatbot showed last. */
  conversation: (chatbotId: string): string | undefined =>
    localStorage.getItem(chatKey(chatbotId)) ?? undefined,
  setConversation: (chatbotId: string, id: string): void => localStorage.setItem(chatKey(chatbotId), id),
};
