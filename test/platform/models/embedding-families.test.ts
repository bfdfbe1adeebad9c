import { expect, it } from "vitest";
import { embeddingModelsOf, familyOf } from "#platform/models/embedding/families.ts";

const searching = "Represent this sentence for searching relevant passages: ";
const instruction =
  "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery: ";

it.each([
  ["nomic-embed-text:latest", "search_query: ", "search_document: "],
  ["nomic-ai/nomic-embed-text-v1.5", "search_query: ", "search_document: "],
  ["text-embedding-nomic-embed-text-v1.5", "search_query: ", "search_document: "],
  ["/models/nomic-embed-text-v2-moe.Q8_0.gguf", "search_query: ", "search_document: "],
  ["mxbai-embed-large", searching, ""],
  ["mixedbread-ai/mxbai-embed-large-v1", searching, ""],
  ["BAAI/bge-small-en-v1.5", searching, ""],
  ["bge-large:335m", searching, ""],
  ["BAAI/bge-base-zh-v1.5", "为这个句子生成表示以用于检索相关文章：", ""],
  ["bge-m3", "", ""],
  ["intfloat/multilingual-e5-large", "query: ", "passage: "],
  ["intfloat/multilingual-e5-large-instruct", instruction, ""],
  ["e5-large-v2", "query: ", "passage: "],
  ["intfloat/e5-mistral-7b-instruct", instruction, ""],
  ["Alibaba-NLP/gte-Qwen2-1.5B-instruct", instruction, ""],
  ["thenlper/gte-large", "", ""],
  ["jinaai/jina-embeddings-v2-base-en", "", ""],
  ["jina-embeddings-v4-text-retrieval-GGUF", "Query: ", "Passage: "],
  ["embeddinggemma:300m", "task: search result | query: ", "title: none | text: "],
  ["Qwen/Qwen3-Embedding-0.6B", instruction, ""],
  ["snowflake-arctic-embed2", "query: ", ""],
  ["snowflake-arctic-embed:335m", searching, ""],
  ["text-embedding-3-small", "", ""],
  ["models/gemini-embedding-001", "", ""],
])("%s embeds questions with %j and passages with %j before them", (model, question, passage) => {
  const { prefix = {} } = familyOf(model) ?? expect.unreachable();
  expect({ question: "", passage: "", ...prefix }).toEqual({ question, passage });
});

it.each(["gpt-6-luna", "llama3.2:latest", "bge-reranker-v2-m3", "jina-reranker-v2", "whisper-1", "qwen3:4b"])(
  "%s is no embedding model",
  (model) => {
    expect(familyOf(model)).toBeUndefined();
  },
);

it("a multilingual model goes before an English one, and a small one of OpenAI's before the large", () => {
  const listed = [
    "all-minilm",
    "nomic-embed-text",
    "llama3.2",
    "bge-m3",
    "text-embedding-3-large",
    "text-embedding-3-small",
  ];
  expect(embeddingModelsOf(listed)).toEqual([
    "text-embedding-3-small",
    "text-embedding-3-large",
    "bge-m3",
    "nomic-embed-text",
    "all-minilm",
  ]);
});
