import { hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import { openEmbeddedSearch } from "#platform/search/embedded.ts";
import { clientOf } from "./index-bucket.ts";
import { document, passagesOf } from "./passages.ts";

/**
 * Run on its own: puts documents `doc_<writer>_<n>` of so many passages into a chatbot, printing each when it is
 * acknowledged; without a number of documents the same three, for good.
 */
const [endpoint = "", bucket = "", chatbotId = "", writer = "", passages = "", documents = ""] =
  process.argv.slice(2);
const search = openEmbeddedSearch({ client: clientOf(endpoint), bucket, embedding: hashedEmbedding });
for (let number = 0; documents === "" || number < Number(documents); number++) {
  const key = document(`doc_${writer}_${documents === "" ? number % 3 : number}`, chatbotId);
  const texts = Array.from({ length: Number(passages) }, (_, at) => `Passage ${at} of ${key.documentId}`);
  await search.replace(key, passagesOf(key, texts));
  process.stdout.write(`${key.documentId}\n`);
}
process.exit(0);
