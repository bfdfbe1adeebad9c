/** Generated from the contract by `npm run build`; browsers load it instead of the contract with its zod shapes. */
export const routeTable = {
  account: {
    activity: { method: "GET", path: "/api/account/activity" },
    conversations: { method: "GET", path: "/api/account/conversations" },
    settings: { method: "GET", path: "/api/account/settings" },
    saveSettings: { method: "PUT", path: "/api/account/settings" },
    makeRecoveryCodes: { method: "POST", path: "/api/account/two-factor/recovery-codes" },
    turnOffTwoFactor: { method: "POST", path: "/api/account/two-factor/off" },
    remove: { method: "POST", path: "/api/account/deletion" },
  },
  analytics: {
    dashboard: { method: "GET", path: "/api/dashboard" },
  },
  chat: {
    search: { method: "POST", path: "/api/chatbots/{chatbotId}/search" },
    starters: { method: "GET", path: "/api/chatbots/{chatbotId}/starters" },
    ask: { method: "POST", path: "/functions/v1/rag-chat", streams: true },
  },
  chatbots: {
    list: { method: "GET", path: "/api/chatbots" },
    create: { method: "POST", path: "/api/chatbots" },
    get: { method: "GET", path: "/api/chatbots/{id}" },
    rename: { method: "PUT", path: "/api/chatbots/{id}" },
    contents: { method: "GET", path: "/api/chatbots/{id}/contents" },
    remove: { method: "DELETE", path: "/api/chatbots/{id}" },
    duplicate: { method: "POST", path: "/api/chatbots/{id}/copies" },
    llmConfiguration: { method: "GET", path: "/api/chatbots/{id}/llm-configuration" },
    publish: { method: "PUT", path: "/api/chatbots/{id}/publication" },
    uniqueSlug: { method: "POST", path: "/functions/v1/generate_unique_slug" },
  },
  conversations: {
    list: { method: "GET", path: "/api/chatbots/{chatbotId}/conversations" },
    start: { method: "POST", path: "/functions/v1/start_conversation" },
    end: { method: "POST", path: "/functions/v1/end_conversation_session" },
    messages: { method: "GET", path: "/api/conversations/{id}/messages" },
    debug: { method: "GET", path: "/api/conversations/{id}/messages/{messageId}/debug" },
    feedback: { method: "PUT", path: "/api/conversations/{id}/messages/{messageId}/feedback" },
  },
  documents: {
    find: { method: "GET", path: "/api/documents" },
    list: { method: "GET", path: "/api/chatbots/{chatbotId}/documents" },
    create: { method: "POST", path: "/api/chatbots/{chatbotId}/documents" },
    same: { method: "POST", path: "/api/chatbots/{chatbotId}/documents/same" },
    replaceFile: { method: "POST", path: "/api/chatbots/{chatbotId}/documents/{id}/file" },
    file: { method: "GET", path: "/api/chatbots/{chatbotId}/documents/{id}/file" },
    text: { method: "GET", path: "/api/chatbots/{chatbotId}/documents/{id}/text" },
    passages: { method: "GET", path: "/api/chatbots/{chatbotId}/documents/{id}/passages" },
    get: { method: "GET", path: "/api/chatbots/{chatbotId}/documents/{id}" },
    remove: { method: "DELETE", path: "/api/chatbots/{chatbotId}/documents/{id}" },
    writeAnswer: { method: "POST", path: "/api/chatbots/{chatbotId}/answers" },
    answer: { method: "GET", path: "/api/chatbots/{chatbotId}/answers/{answerId}" },
    process: { method: "POST", path: "/functions/v1/process-document" },
  },
  visitors: {

  },
  widgets: {
    list: { method: "GET", path: "/api/widgets" },
    create: { method: "POST", path: "/api/widgets" },
    update: { method: "PATCH", path: "/api/widgets/{id}" },
    remove: { method: "DELETE", path: "/api/widgets/{id}" },
  },
} as const;
