import type { AreaThings } from "../things/area-things.ts";
import { finished, uploadText } from "../upload.ts";
import type { Actor } from "../users.ts";

export const things: AreaThings = {
  kinds: {
    document: {
      missing: "doc_00000000000000000000000000",
      make: async ({ owner, name, isRead, idOf }) => {
        const chatbotId = await idOf("chatbot");
        const filename = `handbook-of-${name}.txt`;
        if (!isRead) return (await register(owner, chatbotId, filename)).document;
        const text = `A reminder costs 1.50 euros, says the confidential handbook of ${name}.`;
        return uploadText(owner, chatbotId, filename, text);
      },
    },
    answer: {
      missing: "doc_11111111111111111111111111",
      make: async ({ owner, name, isRead, idOf }) => {
        const written = { question: `Do you deliver to Peru, ${name}?`, answer: "Yes, for 9 euros." };
        const document = await owner.documents.writeAnswer({ chatbotId: await idOf("chatbot"), ...written });
        return isRead ? finished(owner, document) : document;
      },
    },
  },
  fields: { documentId: "document", answerId: "answer" },
  id: "document",
  values: {
    content_type: "text/plain",
    contentType: "text/plain",
    question: "Do you deliver to Peru?",
    answer: "Yes, for 9 euros.",
  },
};

/** A document that waits for its file, with the form to send it with. */
export const register = (owner: Actor, chatbotId: string, filename: string) =>
  owner.documents.create({ chatbotId, filename, content_type: "text/plain", file_size: 100 });
