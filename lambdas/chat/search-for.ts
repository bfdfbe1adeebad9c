import { find, type Retrieval } from "./retrieve.ts";

export interface Searched extends Retrieval {
  /** What was searched for. */
  text: string;
}

export const searchFor = async (chatbotId: string, text: string): Promise<Searched> => ({
  text,
  ...(await find(chatbotId, text)),
});
