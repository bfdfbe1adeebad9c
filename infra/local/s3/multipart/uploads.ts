import type { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import { notFound } from "../error.ts";

const text = z.string();
const upload = z.object({
  id: text,
  bucket: text,
  key: text,
  headers: z.preprocess((json) => JSON.parse(String(json)), z.record(text, text)),
});
const part = z.object({ number: z.number(), blob: text, size: z.number(), etag: text });

export type Upload = z.infer<typeof upload>;
export type Part = z.infer<typeof part>;

/** Uploads in parts that are under way. What drops a part returns its blob. */
export function uploadsIn(database: DatabaseSync) {
  const prepare = (sql: string) => database.prepare(sql);
  const blobs = (rows: Record<string, unknown>[]) => rows.map(({ blob }) => String(blob));
  return {
    add({ id, bucket, key, headers }: Upload): void {
      const values = [id, bucket, key, JSON.stringify(headers), new Date().toISOString()];
      prepare("INSERT INTO upload VALUES (?, ?, ?, ?, ?)").run(...values);
    },
    get(id: string, bucket: string, key: string): Upload {
      const row = prepare("SELECT * FROM upload WHERE id = ? AND bucket = ? AND key = ?").get(
        id,
        bucket,
        key,
      );
      if (!row) throw notFound("NoSuchUpload");
      return upload.parse(row);
    },
    parts: (id: string): Part[] =>
      z.array(part).parse(prepare("SELECT * FROM part WHERE upload = ? ORDER BY number").all(id)),
    putPart(id: string, { number, blob, size, etag }: Part): string[] {
      const replaced = prepare("DELETE FROM part WHERE upload = ? AND number = ? RETURNING blob").all(
        id,
        number,
      );
      prepare("INSERT INTO part VALUES (?, ?, ?, ?, ?)").run(id, number, blob, size, etag);
      return blobs(replaced);
    },
    remove(id: string): string[] {
      prepare("DELETE FROM upload WHERE id = ?").run(id);
      return blobs(prepare("DELETE FROM part WHERE upload = ? RETURNING blob").all(id));
    },
  };
}
