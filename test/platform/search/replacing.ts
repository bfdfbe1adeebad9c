import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import { document, passagesOf } from "./passages.ts";

/** Run on its own: puts documents of 200 passages into the file named, printing each when it is acknowledged. */
const search = openSqliteSearch({ file: process.argv[2]!, dimension: hashedEmbedding.dimension });
for (let round = 0; ; round++) {
  const key = document(`doc_${round % 3}`, "bot_killed");
  const texts = Array.from({ length: 200 }, (_, at) => `Passage ${at} of ${key.documentId}`);
  await search.replace(key, passagesOf(key, texts));
  process.stdout.write(`${key.documentId}\n`);
}
