import { ofKind } from "./item.ts";
import type { Kept } from "./kept.ts";

/**
 * Names what does not agree once nothing is under way, one sentence each: a processed document has its file and one
 * extracted text. An interrupted run leaves more, which the next run removes.
 */
export const auditAtRest = ({ items, keys }: Pick<Kept, "items" | "keys">): string[] =>
  ofKind(items, "BOT", "DOC")
    .filter(({ processing_status }) => processing_status === "completed")
    .flatMap(({ id, user_id, rag_system_id }) => {
      const place = `${user_id}/${rag_system_id}/${id}`;
      const readings = keys.filter((key) => key.startsWith(`read/${place}/`)).length;
      return [
        ...(keys.includes(`documents/${place}`) ? [] : [`The file of ${id} is lost.`]),
        ...(readings === 1 ? [] : [`What was read of ${id} is kept ${readings} times.`]),
      ];
    });
