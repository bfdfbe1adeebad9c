import { api } from "#web/lib/api/api.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { type CsvColumns, csvHead, csvRows, dayOf } from "#web/lib/format/csv.ts";
import { markWords } from "../words.ts";

type AuditRow = Awaited<ReturnType<typeof api.candidates.audit>>["items"][number];

const columns: CsvColumns<AuditRow> = [
  ["Application", ({ application_id }) => application_id],
  ["Job", ({ job_title }) => job_title],
  ["Applied", ({ applied_at }) => applied_at],
  ["Criteria version", ({ rubric_version }) => rubric_version],
  ["Marks", ({ marks }) => marks.map((mark) => `${mark.criterion}: ${markWords(mark)}`).join("; ")],
  ["Score", ({ score }) => score],
  ["Coverage", ({ coverage }) => coverage],
  ["Evaluated", ({ evaluated_at }) => evaluated_at],
  ["Evaluated by", ({ evaluated_by }) => evaluated_by],
  ["Status", ({ status }) => status],
  ["Decided", ({ decided_at }) => decided_at],
];

/** Saves what an auditor reads of each application, without who applied. Returns the number of applications. */
export const saveAudit = async (jobId: string | undefined): Promise<number> => {
  const parts = [new Blob([csvHead(columns)])];
  let count = 0;
  let cursor: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof api.candidates.audit>> = await api.candidates.audit({
      limit: 100,
      ...(jobId && { jobId }),
      ...(cursor && { cursor }),
    });
    parts.push(new Blob([csvRows(columns, page.items)]));
    count += page.items.length;
    cursor = page.cursor;
  } while (cursor);
  saveFile(new Blob(parts, { type: "text/csv" }), `candidates-audit-${dayOf(new Date())}.csv`);
  return count;
};
