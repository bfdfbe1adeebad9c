import { format as formatDate } from "date-fns";
import type { ExportFormat, HistoryFilter } from "#shared/history/routes.ts";
import { api } from "#web/lib/api/api.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { countIn } from "./count-in.ts";

const files: Record<ExportFormat, { name: (date: string) => string; type: string }> = {
  json: { name: (date) => `conversation-history-${date}.json`, type: "application/json" },
  jsonl: { name: (date) => `conversation-history-${date}.jsonl`, type: "application/x-ndjson" },
  "csv-conversations": { name: (date) => `conversation-history-${date}.csv`, type: "text/csv" },
  "csv-messages": { name: (date) => `conversation-messages-${date}.csv`, type: "text/csv" },
};

interface Export {
  format: ExportFormat;
  filter: Partial<HistoryFilter>;
  /** Called with the number of conversations so far. */
  onProgress: (conversations: number) => void;
}

/**
 * Reads the parts of an export and saves them as one file. The parts go into a Blob, which browsers keep on disk if it
 * is large. Throws if a part is missing: what the parts hold has to be what the server counted.
 */
export const saveExport = async ({ format, filter, onProgress }: Export): Promise<void> => {
  const parts: Blob[] = [];
  const counter = countIn(format);
  let cursor: string | undefined;
  do {
    const part = await api.history.export({ ...filter, format, cursor });
    counter.add(part.text);
    parts.push(new Blob([part.text]));
    onProgress(part.conversations);
    cursor = part.cursor;
    if (!cursor && counter.count() !== (format === "csv-messages" ? part.messages : part.conversations))
      throw new Error("The export is not complete. Export once more.");
  } while (cursor);
  const { name, type } = files[format];
  saveFile(new Blob(parts, { type }), name(formatDate(new Date(), "yyyy-MM-dd")));
};
