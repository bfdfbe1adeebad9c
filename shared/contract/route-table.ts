/** Generated from the contract by `npm run build`; browsers load it instead of the contract with its zod shapes. */
export const routeTable = {
  account: {
    activity: { method: "GET", path: "/api/account/activity", access: "owner" },
  },
  analytics: {
    dashboard: { method: "GET", path: "/api/dashboard", access: "owner" },
  },
  chat: {
    search: { method: "POST", path: "/api/chatbots/{chatbotId}/search", access: "owner" },
    ask: { method: "POST", path: "/functions/v1/rag-chat", access: "owner", streams: true },
    askPublic: { method: "POST", path: "/functions/v1/public-rag-chat", access: "visitor", streams: true },
    askPublicStream: { method: "POST", path: "/functions/v1/public-rag-chat-stream", access: "visitor", streams: true },
    askWidget: { method: "POST", path: "/functions/v1/widget-chat", access: "visitor", streams: true },
  },
  chatbots: {
    list: { method: "GET", path: "/api/chatbots", access: "owner" },
    create: { method: "POST", path: "/api/chatbots", access: "owner" },
    get: { method: "GET", path: "/api/chatbots/{id}", access: "owner" },
    rename: { method: "PUT", path: "/api/chatbots/{id}", access: "owner" },
    contents: { method: "GET", path: "/api/chatbots/{id}/contents", access: "owner" },
    remove: { method: "DELETE", path: "/api/chatbots/{id}", access: "owner" },
    duplicate: { method: "POST", path: "/api/chatbots/{id}/copies", access: "owner" },
    llmConfiguration: { method: "GET", path: "/api/chatbots/{id}/llm-configuration", access: "owner" },
    publish: { method: "PUT", path: "/api/chatbots/{id}/publication", access: "owner" },
    uniqueSlug: { method: "POST", path: "/functions/v1/generate_unique_slug", access: "owner" },
  },
  conversations: {
    list: { method: "GET", path: "/api/chatbots/{chatbotId}/conversations", access: "owner" },
    start: { method: "POST", path: "/functions/v1/start_conversation", access: "owner" },
    end: { method: "POST", path: "/functions/v1/end_conversation_session", access: "owner" },
    messages: { method: "GET", path: "/api/conversations/{id}/messages", access: "owner" },
  },
  documents: {
    find: { method: "GET", path: "/api/documents", access: "owner" },
    list: { method: "GET", path: "/api/chatbots/{chatbotId}/documents", access: "owner" },
    create: { method: "POST", path: "/api/chatbots/{chatbotId}/documents", access: "owner" },
    same: { method: "POST", path: "/api/chatbots/{chatbotId}/documents/same", access: "owner" },
    replaceFile: { method: "POST", path: "/api/chatbots/{chatbotId}/documents/{id}/file", access: "owner" },
    file: { method: "GET", path: "/api/chatbots/{chatbotId}/documents/{id}/file", access: "owner" },
    text: { method: "GET", path: "/api/chatbots/{chatbotId}/documents/{id}/text", access: "owner" },
    passages: { method: "GET", path: "/api/chatbots/{chatbotId}/documents/{id}/passages", access: "owner" },
    get: { method: "GET", path: "/api/chatbots/{chatbotId}/documents/{id}", access: "owner" },
    remove: { method: "DELETE", path: "/api/chatbots/{chatbotId}/documents/{id}", access: "owner" },
    process: { method: "POST", path: "/functions/v1/process-document", access: "owner" },
  },
  visitors: {
    chatbot: { method: "GET", path: "/functions/v1/public-chatbots/{slug}", access: "public" },
    widget: { method: "GET", path: "/functions/v1/widgets/{id}", access: "public" },
    session: { method: "POST", path: "/functions/v1/visitor-session", access: "public" },
  },
  widgets: {
    list: { method: "GET", path: "/api/widgets", access: "owner" },
    create: { method: "POST", path: "/api/widgets", access: "owner" },
    update: { method: "PATCH", path: "/api/widgets/{id}", access: "owner" },
    remove: { method: "DELETE", path: "/api/widgets/{id}", access: "owner" },
  },
} as const;
