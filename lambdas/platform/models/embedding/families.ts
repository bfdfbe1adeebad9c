import type { EmbeddingKind } from "../port.ts";
import type { TextLimits } from "./parts.ts";

/** A family of embedding models and the text that it was trained with, from the card of each model. */
export interface EmbeddingFamily {
  names: RegExp;
  /** Text before each question or passage. */
  prefix?: Partial<Record<EmbeddingKind, string>>;
  /** The longest text, if shorter than usual; lower than the model's window because tokens are estimated. */
  text?: TextLimits;
}

const short = { tokens: 400 };
const forSearching = { question: "Represent this sentence for searching relevant passages: " };
const instruct = {
  question: "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery: ",
};

/** Best first, for a server that has several: multilingual models before English ones, small before large. */
const families: EmbeddingFamily[] = [
  { names: /^text-embedding-3-small/ },
  { names: /^text-embedding-3/ },
  { names: /^gemini-embedding/ },
  { names: /^mistral-embed/ },
  { names: /^bge-m3/ },
  { names: /^qwen3-embedding/, prefix: instruct },
  {
    names: /^embeddinggemma/,
    prefix: { question: "task: search result | query: ", passage: "title: none | text: " },
  },
  { names: /^multilingual-e5-.*instruct/, prefix: instruct, text: short },
  { names: /^multilingual-e5/, prefix: { question: "query: ", passage: "passage: " }, text: short },
  { names: /^jina-embeddings-v[45]/, prefix: { question: "Query: ", passage: "Passage: " } },
  {
    names: /^jina-embeddings-v3/,
    prefix: {
      question: "Represent the query for retrieving evidence documents: ",
      passage: "Represent the document for retrieval: ",
    },
  },
  { names: /^jina-embeddings/ },
  { names: /^snowflake-arctic-embed(?:2|.*-v2)/, prefix: { question: "query: " } },
  { names: /^gte-qwen.*instruct/, prefix: instruct },
  { names: /^nomic-embed-text/, prefix: { question: "search_query: ", passage: "search_document: " } },
  { names: /^mxbai-embed/, prefix: forSearching, text: short },
  {
    names: /^bge-(?:small|base|large)-zh/,
    prefix: { question: "为这个句子生成表示以用于检索相关文章：" },
    text: short,
  },
  { names: /^bge-(?:small|base|large)/, prefix: forSearching, text: short },
  { names: /^bge-/ },
  { names: /^snowflake-arctic-embed/, prefix: forSearching, text: short },
  { names: /^e5-.*instruct/, prefix: instruct },
  { names: /^e5-/, prefix: { question: "query: ", passage: "passage: " }, text: short },
  { names: /^gte-(?:small|base|large)/, text: short },
  { names: /^gte-/ },
  { names: /^(?:granite-embedding|all-minilm|paraphrase-multilingual)/, text: { tokens: 200 } },
  { names: /^text-embedding-/ },
];

/** The family of a model by its id; undefined if the name is not that of a known embedding model. */
export const familyOf = (model: string): EmbeddingFamily | undefined => {
  const name = baseNameOf(model);
  if (name.includes("rerank")) return undefined;
  const own = name.replace(/^text-embedding-/, "");
  return families.find(({ names }) => names.test(own)) ?? families.find(({ names }) => names.test(name));
};

/** The embedding models among a server's models, best first. */
export const embeddingModelsOf = (models: string[]): string[] => {
  const ranked = models.flatMap((model) => {
    const family = familyOf(model);
    return family ? [{ model, rank: families.indexOf(family) }] : [];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ model }) => model);
};

/**
 * A model's name without owner (`nomic-ai/…`), folders and ending of a file (`….gguf`), and tag (`…:latest`), in lower case.
 * LM Studio also puts `text-embedding-` before the names of others' models.
 */
export const baseNameOf = (model: string): string =>
  model
    .toLowerCase()
    .replace(/^.*[/\\]/, "")
    .replace(/:[^:]*$/, "")
    .replace(/\.gguf$/, "");
