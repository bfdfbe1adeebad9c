import type { Chatbot } from "#shared/chatbots/routes.ts";

/** A chatbot as its owner has just made it, with what a test says of it. */
export const sampleChatbot = (own: Pick<Chatbot, "id" | "user_id"> & Partial<Chatbot>): Chatbot => ({
  name: "Desk",
  description: null,
  status: "active",
  is_public: false,
  public_slug: null,
  public_title: null,
  public_description: null,
  published_at: null,
  created_at: "2026-01-01T00:00:00.000Z",
  ...own,
});
