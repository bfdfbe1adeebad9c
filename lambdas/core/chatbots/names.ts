import { chatbotStore } from "./store.ts";

/** The names of an account's chatbots by id. */
export const chatbotNames = async (accountId: string): Promise<Map<string, string>> =>
  new Map((await Array.fromAsync(chatbotStore.all(accountId))).map(({ id, name }) => [id, name]));
