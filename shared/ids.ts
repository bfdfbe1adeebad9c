/** The prefix of each kind of id: `bot_…` is a chatbot's. They are stored and visible: never change one. */
export const idPrefixes = {
  activity: "act",
  apiKey: "key",
  chatbot: "bot",
  conversation: "conv",
  document: "doc",
  event: "evt",
  invitation: "inv",
  indexEdition: "edition",
  indexRevision: "index",
  integration: "int",
  integrationCall: "call",
  lead: "lead",
  ledger: "use",
  message: "msg",
  mergedIndex: "merged",
  modelSettings: "llm",
  outbox: "out",
  query: "qry",
  session: "ses",
  textEdition: "read",
  webhook: "hook",
  webhookMessage: "whm",
  website: "web",
  widget: "wgt",
} as const;

export type IdKind = keyof typeof idPrefixes;
