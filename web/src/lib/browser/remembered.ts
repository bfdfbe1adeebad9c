/** The memory of this browser: the latest chatbot, each chatbot's latest test chat, and what was dismissed. */
const chatbotKey = "docent.chatbot";
const adviceKey = "docent.model-advice";
const chatKey = (chatbotId: string): string => `docent.chat.${chatbotId}`;

export const remembered = {
  chatbot: (): string | undefined => localStorage.getItem(chatbotKey) ?? undefined,
  setChatbot: (id: string): void => localStorage.setItem(chatbotKey, id),
  /** The conversation that the test chat of a chatbot showed last. */
  conversation: (chatbotId: string): string | undefined =>
    localStorage.getItem(chatKey(chatbotId)) ?? undefined,
  setConversation: (chatbotId: string, id: string): void => localStorage.setItem(chatKey(chatbotId), id),
  isModelAdviceDismissed: (): boolean => localStorage.getItem(adviceKey) !== null,
  dismissModelAdvice: (): void => localStorage.setItem(adviceKey, "dismissed"),
};
