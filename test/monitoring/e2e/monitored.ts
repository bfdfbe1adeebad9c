import type { Conversation } from "#shared/conversations/shapes.ts";
import { uploadText } from "../../upload.ts";
import type { Actor } from "../../users.ts";

/** Two conversations of a chatbot named Library. */
export interface Told {
  /** Private, without a message. */
  untitled: Conversation;
  /** Public, with the question asked again and again, as its title. */
  titled: Conversation;
  question: string;
  messages: number;
}

const answers = 4;

export const toldTwice = async (owner: Actor): Promise<Told> => {
  const question = "How long can I keep a book?";
  const { id } = await owner.chatbots.create({ name: "Library", use_case: "support" });
  const rules = "A book can be kept for three weeks. A reminder costs 1.50 euros.";
  await uploadText(owner, id, "rules.txt", rules);
  const untitled = await owner.conversations.start({ p_rag_system_id: id, p_is_public: false });
  const titled = await owner.conversations.start({ p_rag_system_id: id, p_is_public: true });
  for (let count = 0; count < answers; count += 1)
    await owner.chat.ask({ ragSystemId: id, conversationId: titled.id, query: question });
  return { untitled, titled, question, messages: 2 * answers };
};
