/** Replies of the public API as its documentation shows them, by method and path; a test checks them against the contract. */
export const replies: Record<string, unknown> = {
  "POST /functions/v1/rag-api": {
    answer: "Yes, within 30 days, as long as it is unused. [1]",
    response_time_ms: 1240,
    token_count: 186,
    context: [
      {
        source: "returns-and-warranty.pdf",
        similarity: 0.91,
        content: "Helmets may be returned within 30 days of purchase if they are unused.",
      },
    ],
    outcome: "answered",
    conversation_id: "conv_01KAXQ4M0Z6T5V3W8Y2B7C9D1E",
  },
  "GET /functions/v1/api-key-info": {
    name: "Website search",
    rag_system_name: "Shop help",
    permission_scope: "read",
    requests_per_minute: 60,
    daily_quota: 1000,
    usage_today: 412,
    usage_this_month: 8020,
    total_usage: 48210,
    created_at: "2026-03-12T09:30:00.000Z",
    rate_limits: { minute_remaining: 46, daily_remaining: 587 },
  },
  "POST /functions/v1/documents": {
    id: "doc_01KAXQ4M0Z6T5V3W8Y2B7C9D1E",
    name: "returns-and-warranty.pdf",
    kind: "file",
    status: "pending",
    content_type: "application/pdf",
    bytes: 48210,
    passages: 0,
    created_at: "2026-11-23T09:30:00.000Z",
  },
  "GET /functions/v1/documents/{id}": {
    id: "doc_01KAXQ4M0Z6T5V3W8Y2B7C9D1E",
    name: "returns-and-warranty.pdf",
    kind: "file",
    status: "completed",
    warnings: ["Page 3 is a picture, and its text could not be read."],
    content_type: "application/pdf",
    bytes: 48210,
    passages: 12,
    created_at: "2026-11-23T09:30:00.000Z",
  },
  "GET /functions/v1/answers/{answerId}": {
    question: "Do you deliver to Peru?",
    answer: "Yes, for 9 euros.",
  },
};
