import { hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import type { Models } from "#platform/models/port.ts";

/** The lines that a start prints about the models in use; none for the built-in one alone. */
export const describeModels = ({ choices, embedding }: Pick<Models, "choices" | "embedding">): string[] => {
  if (choices.default.provider === "builtin" && isBuiltIn(embedding)) return [];
  const { name, dimension } = embedding;
  return [
    `Answers: ${choices.default.model}.`,
    isBuiltIn(embedding)
      ? "Embeddings: built in, which compare words only. With an embedding model on the model's server, such as bge-m3, documents are also found in other words and languages."
      : `Embeddings: ${name}, ${dimension} dimensions.`,
  ];
};

const isBuiltIn = ({ name }: Models["embedding"]): boolean => name === hashedEmbedding.name;
