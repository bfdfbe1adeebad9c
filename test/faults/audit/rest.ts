import { ofKind } from "./item.ts";
import type { Kept } from "./kept.ts";

/**
 * What does not agree once nothing is under way any more, each as a sentence: of a document that was read, its file is
 * kept, and what was read of it once. A run that broke off leaves more, which the one after it clears away.
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
