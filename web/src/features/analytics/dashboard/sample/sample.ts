import { AppError } from "#shared/errors.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { remembered } from "#web/lib/browser/remembered.ts";
import { filename, name } from "./sample-words.ts";

const pauseMs = 150;

/**
 * Creates a chatbot with the handbook as its only document, and resolves with its id once the document is read. Throws
 * AppError; the chatbot is deleted again if its document could not be stored or read.
 */
export const createSample = async (): Promise<string> => {
  const { default: content } = await import("./docent-handbook.md?raw");
  const { id } = await api.chatbots.create({
    name,
    description: "Answers questions about Docent from its handbook. Delete it when you no longer need it.",
    use_case: "support",
    is_sample: true,
  });
  try {
    await read(id, content);
  } catch (error) {
    await api.chatbots.remove({ id }).catch(() => undefined);
    throw error;
  }
  remembered.setChatbot(id);
  await Promise.all(
    ["chatbots", "analytics"].map((area) => queryClient.invalidateQueries({ queryKey: [area] })),
  );
  return id;
};

const read = async (chatbotId: string, content: string): Promise<void> => {
  const file = { filename, content, contentType: "text/markdown" };
  let document = await api.documents.process({ ragSystemId: chatbotId, ...file });
  while (document.processing_status !== "completed") {
    if (document.processing_status === "failed")
      throw new AppError("unavailable", document.failure_reason ?? "Its document could not be read.");
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    document = await api.documents.get({ chatbotId, id: document.id });
  }
};
