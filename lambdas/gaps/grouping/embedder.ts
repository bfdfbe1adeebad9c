import type { EmbeddingOptions, ModelChoice } from "#platform/models/port.ts";
import { embeddingFromEnvironment } from "#platform/models/settings.ts";
import { port } from "#platform/ports.ts";
import { embedQuestions, tellsMeaning } from "#platform/questions/embed-questions.ts";

export interface Embedder extends ModelChoice {
  /** Tells its vectors from those of other models and servers. */
  key: string;
  embed(texts: string[], options: EmbeddingOptions): Promise<Float32Array[]>;
}

/** The installation's embeddings, else those of the account's own provider; undefined if neither has any. */
export const embedderOf = async (accountId: string): Promise<Embedder | undefined> => {
  const models = await port("models");
  if (tellsMeaning(models)) {
    const { provider } = embeddingFromEnvironment(process.env);
    const model = models.embedding.name;
    return { provider, model, key: model, embed: (texts, options) => embedQuestions(models, texts, options) };
  }
  const { accountEmbedder } = await import("#platform/models/account/embedder.ts");
  const own = await accountEmbedder(accountId);
  return own && { ...own, embed: (texts, options) => embedQuestions(own, texts, options) };
};
