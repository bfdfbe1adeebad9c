import { asked, type Case, history, system, title, user } from "./forms.ts";

export const ofOpenWebUi: Case[] = [
  [
    "Open WebUI, title",
    user(
      `### Task:\nGenerate a concise, 3-5 word title with an emoji summarizing the chat history.\n### Guidelines:\n- Use emojis.\n### Output:\nJSON format: { "title": "your concise title here" }\n### Examples:\n- { "title": "🍪 Perfect Cookies" },\n${history}`,
    ),
    JSON.stringify({ title }),
  ],
  [
    "Open WebUI, tags",
    user(
      `### Task:\nGenerate 1-3 broad tags categorizing the main themes of the chat history, along with 1-3 more specific subtopic tags.\n\n### Output:\nJSON format: { "tags": ["tag1", "tag2", "tag3"] }\n\n${history}`,
    ),
    JSON.stringify({ tags: ["Long", "Refunds", "Take"] }),
  ],
  [
    "Open WebUI, follow-ups",
    user(
      `### Task:\nSuggest 3-5 relevant follow-up questions or prompts that the user might naturally ask next in this conversation as a **user**.\n### Output:\nJSON format: { "follow_ups": ["Question 1?", "Question 2?"] }\n${history}`,
    ),
    JSON.stringify({ follow_ups: [] }),
  ],
  [
    "Open WebUI, queries",
    user(
      `### Task:\nAnalyze the chat history to determine the necessity of generating search queries, in the given language.\n### Guidelines:\n- respond in the format: { "queries": ["query1", "query2"] }\n${history}`,
    ),
    JSON.stringify({ queries: [asked] }),
  ],
  [
    "Open WebUI, completion",
    user(
      `### Task:\nYou are an autocompletion system. Continue the text in \`<text>\`.\n5. If unsure, return: \`{ "text": "" }\`.\n### Context:\n<chat_history>\nUSER: ${asked}\n</chat_history>\n<type>General</type>\n<text>And when</text>\n#### Output:`,
    ),
    JSON.stringify({ text: "" }),
  ],
  [
    "Open WebUI, emoji",
    user(
      "Your task is to reflect the speaker's likely facial expression through a fitting emoji. Interpret emotions from the message.\n\nMessage: ```Hooray!```",
    ),
    "💬",
  ],
  [
    "Open WebUI, tools",
    system(
      'Available Tools: [{"name": "look"}]\n\nYour task is to choose and return the correct tool(s) from the list of available tools based on the query.\n- If no tools match the query, return an empty array:\n   {\n     "tool_calls": []\n   }',
      `Query: History:\nUSER: """${asked}"""\nQuery: ${asked}`,
    ),
    JSON.stringify({ tool_calls: [] }),
  ],
  [
    "Open WebUI with a prompt of one's own",
    { ...user(`Nenne das Thema.\n${history}`), metadata: { task: "title_generation" } },
    title,
  ],
  [
    "Open WebUI with a translated prompt",
    user(`### Aufgabe:\nFasse den Chat zusammen.\n### Ausgabe:\n{ "title": "Titel" }\n${history}`),
    JSON.stringify({ title }),
  ],
];
