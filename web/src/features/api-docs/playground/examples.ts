/** Values that a request begins with, by field. */
const examples: Record<string, string> = {
  query: "What can I ask you?",
  model: "docent",
  messages: JSON.stringify([{ role: "user", content: "What can I ask you?" }], null, 2),
};

/** The example of a field; empty for fields that only their sender knows. */
export const exampleOf = (name: string): string => examples[name] ?? "";
