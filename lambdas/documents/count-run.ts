import { failedCondition, transact } from "#platform/table/client.ts";
import { documentEntity, type StoredDocument } from "./entities.ts";
import { hasRunsOf } from "./writes.ts";

/** Counts a run that changes nothing else of the document. False if another has finished since `document` was read. */
export const countRun = async (document: StoredDocument): Promise<boolean> => {
  try {
    await transact([documentEntity.change(document, { add: { runs: 1 }, condition: hasRunsOf(document) })]);
    return true;
  } catch (error) {
    if (!failedCondition(error)) throw error;
    return false;
  }
};
