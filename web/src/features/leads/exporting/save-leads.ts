import type { LeadFilter } from "#shared/leads/shapes.ts";
import { idsOfLeads, leadsByIds } from "#web/lib/api/all-leads.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { csvHead, csvRows, dayOf } from "#web/lib/format/csv.ts";
import { columns } from "./csv.ts";

interface Export {
  filter: LeadFilter;
  /** Only these leads of the filter, in its order. */
  only?: ReadonlySet<string> | undefined;
  /** Called with the number of leads so far. */
  onProgress: (leads: number) => void;
}

/** Reads the leads of a filter and saves them as a CSV file. Returns their number. */
export const saveLeads = async ({ filter, only, onProgress }: Export): Promise<number> => {
  const ids = await idsOfLeads(filter);
  const parts = [new Blob([csvHead(columns)])];
  let count = 0;
  for await (const leads of leadsByIds(only ? ids.filter((id) => only.has(id)) : ids)) {
    parts.push(new Blob([csvRows(columns, leads)]));
    count += leads.length;
    onProgress(count);
  }
  saveFile(new Blob(parts, { type: "text/csv" }), `leads-export-${dayOf(new Date())}.csv`);
  return count;
};
