import type { CandidateFilter } from "#shared/candidates/shapes.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { csvHead, csvRows, dayOf } from "#web/lib/format/csv.ts";
import { allCandidates } from "./all-candidates.ts";
import { columns, shortColumns } from "./columns.ts";

export type ExportKind = "screen" | "analytics";

const files = {
  screen: { columns, nameOn: (day: string) => `candidates-export-${day}.csv` },
  analytics: { columns: shortColumns, nameOn: (day: string) => `candidates_export_${day}.csv` },
};

interface Export {
  kind: ExportKind;
  filter: CandidateFilter;
  /** Called with the number of candidates so far. */
  onProgress: (candidates: number) => void;
}

/** Reads all candidates of a filter and saves them as a CSV file. Returns their number. */
export const saveCandidates = async ({ kind, filter, onProgress }: Export): Promise<number> => {
  const { columns: wanted, nameOn } = files[kind];
  const parts = [new Blob([csvHead(wanted)])];
  let count = 0;
  for await (const candidates of allCandidates(filter)) {
    parts.push(new Blob([csvRows(wanted, candidates)]));
    count += candidates.length;
    onProgress(count);
  }
  saveFile(new Blob(parts, { type: "text/csv" }), nameOn(dayOf(new Date())));
  return count;
};
