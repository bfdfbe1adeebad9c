import type { AreaThings } from "../things/area-things.ts";

const style = {
  citations: true,
  refusal: "balanced",
  length: "normal",
  tone: "neutral",
  language: "visitor",
  avoided_words: [],
};

export const things: AreaThings = {
  values: {
    query: "What can I ask you?",
    model: "docent",
    messages: [{ role: "user", content: "What can I ask you?" }],
    n: 1,
    metadata: {},
    answer_style: style,
  },
};
