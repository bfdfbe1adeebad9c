import type { ErrandKind } from "#lambdas/chat/doors/errand.ts";

interface Prompt {
  /** How the message begins, in small letters. */
  begins: string[];
  /** Further words in it, all of them. */
  holds?: string[];
}

/**
 * The prompts with which programs ask for errands, by their own sources in 2026. Each is told by how it begins, because a
 * person who asks about such a prompt begins in other words.
 */
export const prompts: [ErrandKind, Prompt[]][] = [
  [
    "title",
    [
      // Open WebUI, its former releases and Page Assist
      { begins: ["### task: generate a concise"], holds: ["title", "chat history"] },
      { begins: ["here is the query:"], holds: ["create a concise, 3-5 word phrase", "title"] },
      { begins: ["create a concise, 3-5 word phrase"] },
      // LibreChat
      { begins: ["provide a concise, 5-word-or-less title for the conversation"] },
      { begins: ["please generate a concise, 5-word-or-less title"] },
      { begins: ["please generate a concise title (max 40 characters) for a conversation"] },
      { begins: ["analyze this conversation and provide"], holds: ["title", "5 words or less"] },
      { begins: ["detect user language and write in the same language an extremely concise title"] },
      { begins: ["you are a title-generator. as a title-generator"] },
      // OpenCode
      { begins: ["you are a title generator. you output only a thread title"] },
      // LobeChat
      { begins: ["you are a professional conversation summarizer. generate a concise title"] },
      { begins: ["you are an assistant skilled in conversation"], holds: ["title"] },
      { begins: ["你是一名擅长会话的助理,你需要将用户的会话总结为"], holds: ["标题"] },
      // Cherry Studio
      { begins: ["summarize the given session as a 10-word title"] },
      { begins: ["summarize the conversation into a title in"], holds: ["within 10 characters"] },
      { begins: ["总结给出的会话,将其总结为语言为", "将给定的对话总结为一个10字以内的标题"] },
      { begins: ["خلاصه جلسه داده شده را در قالب یک عنوان"] },
      // Chatbox
      { begins: ["based on the chat history, give this conversation a name"] },
      // big-AGI
      { begins: ["analyze the given short conversation"], holds: ["concise chat title"] },
      // Jan
      { begins: ["summarize in a "], holds: ["-word title. give the title only"] },
      // Continue
      { begins: ["given the following"], holds: ["please reply with a title for the chat that is"] },
      // Goose
      { begins: ["generate a short title (four words or less)", "---begin user messages---"] },
      // Zed and others
      { begins: ["generate a concise 3-7 word title for this conversation"] },
      // HuggingChat
      { begins: ["you are a chat thread titling assistant"] },
      { begins: ["you are a summarization ai"], holds: ["user's request", "four words or less"] },
      // Chatbots made from Vercel's template
      { begins: ["you will generate a short title based on the first message"] },
      { begins: ["generate a short chat title (2-5 words)"] },
      // RikkaHub, Agent Zero
      { begins: ["i will give you some dialogue content"], holds: ["into a short title"] },
      { begins: ["# ai role - you are a chat naming assistant", "you are a chat naming assistant"] },
      // NextChat, by language
      { begins: ["please generate a four to five word title summarizing our conversation"] },
      { begins: ["thema des chats, darf aus vier bis fünf wörtern bestehen"] },
      {
        begins: [
          "veuillez générer un titre de quatre à cinq mots",
          "veuillez rédiger un titre de quatre à cinq mots",
        ],
      },
      {
        begins: [
          "por favor, genera un título de cuatro a cinco",
          "por favor crea un título de cuatro a cinco",
          "genera un título de cuatro a cinco palabras",
        ],
      },
      { begins: ["si prega di generare un titolo di quattro o cinque parole"] },
      {
        begins: [
          "por favor, gere um título de quatro a cinco",
          "por favor gere um título de quatro a cinco",
          "por favor, crie um título de quatro a cinco",
        ],
      },
      { begins: ["пожалуйста, создайте заголовок из четырех или пяти слов"] },
      { begins: ["vui lòng tạo một tiêu đề từ bốn đến năm từ"] },
      { begins: ["harap buat judul empat hingga lima kata"] },
      { begins: ["使用四到五个字直接返回这句话的简要主题", "使用四到五個字直接返回這句話的簡要主題"] },
      { begins: ["この文の簡潔なテーマを四から五文字で返してください"] },
      { begins: ["네 글자에서 다섯 글자로 이 문장의 간략한 주제를 반환하세요"] },
    ],
  ],
  ["tags", [{ begins: ["### task: generate 1-3 broad tags categorizing the main themes"] }]],
  [
    "followUps",
    [
      { begins: ["### task: suggest 3-5 relevant follow-up questions"] },
      { begins: ["you are a sidecar that extracts 0-4 quick-reply suggestions"] },
    ],
  ],
  [
    "queries",
    [
      {
        begins: [
          "### task: analyze the chat history to determine the necessity of generating search queries",
        ],
      },
    ],
  ],
  ["completion", [{ begins: ["### task: you are an autocompletion system"] }]],
  [
    "emoji",
    [{ begins: ["your task is to reflect the speaker's likely facial expression through a fitting emoji"] }],
  ],
  [
    "picture",
    [
      {
        begins: [
          "### task: generate a detailed prompt for am image",
          "### task: generate a detailed prompt for an image",
        ],
      },
    ],
  ],
  [
    "tools",
    [
      {
        begins: ["available tools:"],
        holds: ["your task is to choose and return the correct tool(s) from the list"],
      },
    ],
  ],
  [
    "summary",
    [
      // LobeChat
      { begins: ["you're an assistant who's good at extracting key takeaways from conversations"] },
      // NextChat, by language
      { begins: ["summarize the discussion briefly in 200 words or less to use as a prompt"] },
      { begins: ["fasse diesen chat kurz, in 200"] },
      { begins: ["résumez brièvement nos discussions en 200"] },
      {
        begins: ["resuma nuestra discusión brevemente en 200", "resume nuestra discusión brevemente en 200"],
      },
      { begins: ["resuma a discussão brevemente em 200"] },
      {
        begins: [
          "简要总结一下对话内容,用作后续的上下文提示",
          "简要总结一下你和用户的对话,用作后续的上下文提示",
        ],
      },
      {
        begins: [
          "簡要總結一下對話內容,用作後續的上下文提示",
          "簡要總結一下你和使用者的對話,用作後續的上下文提示",
        ],
      },
      { begins: ["対話の内容を簡潔に要約し、後続のコンテキスト"] },
      { begins: ["대화 내용을 간략히 요약하여 후속 컨텍스트"] },
    ],
  ],
];

/** The names that Open WebUI gives its tasks in `metadata.task`; other programs use other names for things of their own. */
export const tasks: Record<string, ErrandKind> = {
  title_generation: "title",
  tags_generation: "tags",
  follow_up_generation: "followUps",
  query_generation: "queries",
  autocomplete_generation: "completion",
  emoji_generation: "emoji",
  image_prompt_generation: "picture",
  function_calling: "tools",
};

/** The fields of the JSON objects that are asked for. */
export const fields: Record<string, ErrandKind> = {
  title: "title",
  tags: "tags",
  follow_ups: "followUps",
  followups: "followUps",
  chips: "followUps",
  queries: "queries",
  text: "completion",
  emoji: "emoji",
  prompt: "picture",
  tool_calls: "tools",
};
