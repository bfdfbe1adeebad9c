/** The first word of each key in the table. They are stored: never change one. */
const words = {
  account: "OWNER",
  activity: "ACTIVITY",
  aggregates: "AGGREGATES",
  apiKey: "APIKEY",
  chatbot: "BOT",
  connection: "CONN",
  conversation: "CONV",
  conversationDay: "CONVDAY",
  conversationsCounted: "CONVCOUNTED",
  debug: "DEBUG",
  deletion: "DELETION",
  document: "DOC",
  fileContent: "CONTENT",
  fileName: "NAME",
  ledger: "LEDGER",
  link: "SLUG",
  membership: "MEMBERSHIP",
  message: "MSG",
  modelSettings: "LLM",
  outbox: "OUTBOX",
  pending: "WAITING",
  query: "QUERY",
  rateLimit: "LIMIT",
  recoveryCode: "RECOVERY",
  reports: "REPORTS",
  settings: "SETTINGS",
  source: "SOURCE",
  started: "STARTED",
  test: "TEST",
  topic: "TOPIC",
  user: "USER",
  widget: "WIDGET",
} as const;

type KeyWord = keyof typeof words;

/** `key("chatbot", id)` is `BOT#{id}`; without further parts the word stands alone. */
export const key = (word: KeyWord, ...parts: string[]): string => [words[word], ...parts].join("#");

/** The prefix of the keys that have further parts: `BOT#`. */
export const keyPrefix = (word: KeyWord, ...parts: string[]): string => key(word, ...parts, "");
