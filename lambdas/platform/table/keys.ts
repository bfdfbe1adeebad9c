/** The first words of the ground floor's keys. They are stored: never change one. */
export const groundWords = {
  account: "OWNER",
  activity: "ACTIVITY",
  aggregates: "AGGREGATES",
  apiKey: "APIKEY",
  apiUse: "APIUSE",
  budget: "BUDGET",
  budgetUse: "BUDGETUSE",
  chatbot: "BOT",
  connection: "CONN",
  conversation: "CONV",
  conversationExpired: "CONVEXPIRED",
  dayChanges: "DAYCHANGES",
  document: "DOC",
  idempotency: "IDEMPOTENCY",
  ledger: "LEDGER",
  link: "SLUG",
  membership: "MEMBERSHIP",
  modelProvider: "PROVIDER",
  modelSettings: "LLM",
  outbox: "OUTBOX",
  packedDay: "PACKEDDAY",
  presence: "PRESENCE",
  query: "QUERY",
  rateLimit: "LIMIT",
  settings: "SETTINGS",
  topic: "TOPIC",
  transcriber: "TRANSCRIBER",
  user: "USER",
  widget: "WIDGET",
} as const;

/**
 * Functions that spell the keys of an area with words of its own, beside those of the ground floor: `key("chatbot", id)`
 * is `BOT#{id}`, and without further parts the word stands alone. `keyPrefix` gives the prefix of keys with further
 * parts: `BOT#`.
 */
export const keyWords = <Word extends string>(own: Record<Word, string>) => {
  const words: Record<string, string> = { ...groundWords, ...own };
  const key = (word: Word | keyof typeof groundWords, ...parts: string[]): string =>
    [words[word], ...parts].join("#");
  return { key, keyPrefix: (...place: Parameters<typeof key>): string => key(...place, "") };
};

export const { key, keyPrefix } = keyWords({});
