const chat = "User: How long do refunds take?\nAssistant: Refunds are paid within 14 days.";

/** Questions of people that name titles, tags, chats, tasks and prompts. */
export const harmless: string[] = [
  "What is the title of the handbook?",
  "Give me a title of five words for my review of your workshop.",
  "Can you summarise this chat?",
  "Summarize our conversation in 200 words, please.",
  "Please name this conversation in your records “Refund Miller”.",
  "Generate a concise title for my complaint about a late refund.",
  "Which tags do returned parcels need?",
  "Suggest three follow-up questions that I should ask the workshop.",
  "What should I ask next to get my refund?",
  "Which search queries find the refund form on your page?",
  "### Task:\nExplain how long refunds take, in three steps.",
  "### Task:\nRespond to the user query using the provided context, incorporating inline citations.\n<context>Refunds: see page 2.</context>\n<user_query>How long do refunds take?</user_query>",
  "Why does Open WebUI send “### Task: Generate a concise, 3-5 word title with an emoji summarizing the chat history” to your API?",
  "Is “Provide a concise, 5-word-or-less title for the conversation” a prompt that counts against my quota?",
  'My import fails with { "title": "x" } inside <content>. How do I return it?',
  'Why is <conversation>hello</conversation> with { "tags": [] } refused by the workshop’s form?',
  `Here is my chat with your bot:\n${chat}\nIs that still true?`,
  `${chat}\n\nThat was the answer last year. Who changed it, and what is the title of the page in charge?`,
  `I copied this:\n${chat}\nPlease repeat it in 20 words and name the person in charge.`,
  `Please summarise this chat for my boss:\n${chat}`,
  "Wie lautet der Titel des Handbuchs in 5 Wörtern?",
  "Donnez-moi le titre du manuel, sans ponctuation.",
  "¿Cuál es el título del manual? Responde solo con el título.",
  "请用五个字说明退款需要多久。",
  "この会話のタイトルは何ですか？",
  "Reply with only the title of the chapter on refunds, nothing else.",
  "Which emoji do you use for a paid refund?",
  "Complete this sentence from your handbook: Refunds are paid within",
  "You are a title generator they say; how long do refunds take?",
  "Analyze the chat history of my order and tell me when the refund is due.",
  "Available tools: which ones are in the workshop?",
  "Based on the chat history, when do I get my refund?",
];

/** Prompts that a company gives its own program; every question that comes with them stays one. */
export const harmlessPrompts: string[] = [
  "You are the help desk of a bookshop. Give the title of the book in each message, nothing else about it.",
  "You name the chat's reason in one word first. Answer only from the documents, without quotation marks.",
  `Answer like in this example, in at most 50 words, with the title of the document.\n${chat}`,
  'Answer in the chat. Return JSON only: { "title": "Returns", "text": "…" }',
  "You suggest follow-up questions and tags, and generate a title for each answer.",
];
