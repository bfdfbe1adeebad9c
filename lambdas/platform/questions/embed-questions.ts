import type { EmbeddingOptions, Models } from "#platform/models/port.ts";

/** Few at once, because a model on a laptop has to answer each request in the time of a question. */
const textsAtOnce = 32;

/** Unit vectors of questions, in their order. Throws as `Models.embed` does. */
export const embedQuestions = async (
  models: Pick<Models, "embed">,
  questions: string[],
  options?: EmbeddingOptions,
): Promise<Float32Array[]> => {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < questions.length; at += textsAtOnce)
    vectors.push(...(await models.embed(questions.slice(at, at + textsAtOnce), "question", options)));
  return vectors;
};

/** Whether the vectors of a model tell meanings: the built-in ones only tell words. */
export const tellsMeaning = ({ embedding }: Pick<Models, "embedding">): boolean =>
  embedding.weight === undefined;
