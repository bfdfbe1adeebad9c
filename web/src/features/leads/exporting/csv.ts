import { stringify } from "csv-stringify/browser/esm/sync";
import { format } from "date-fns";
import type { Lead } from "#shared/leads/shapes.ts";

/** For spreadsheets: a byte-order mark, no cell that is a formula, and quotes around each line break. */
const options = { record_delimiter: "\r\n", escape_formulas: true, quoted_match: /[\r\n]/ } as const;

const columns: [name: string, of: (lead: Lead) => string | null][] = [
  ["Name", ({ visitor_info }) => visitor_info.name],
  ["Email", ({ visitor_info }) => visitor_info.email],
  ["Phone", ({ visitor_info }) => visitor_info.phone],
  ["Company", ({ visitor_info }) => visitor_info.company],
  ["Source", ({ source_url }) => source_url ?? "Direct"],
  ["Chatbot", ({ rag_system_name }) => rag_system_name],
  ["Widget", ({ widget_name }) => widget_name],
  ["Status", ({ status }) => status],
  ["Created Date", ({ created_at }) => dayOf(created_at)],
  ["Last Contacted", ({ last_contacted_at }) => last_contacted_at && dayOf(last_contacted_at)],
  ["Notes", ({ notes }) => notes],
];

export const csvHead = (): string => stringify([columns.map(([name]) => name)], { ...options, bom: true });

export const csvRows = (leads: Lead[]): string =>
  leads.length === 0
    ? ""
    : stringify(
        leads.map((lead) => columns.map(([, of]) => of(lead))),
        options,
      );

/** The day in the reader's time zone. */
export const dayOf = (at: string | Date): string => format(new Date(at), "yyyy-MM-dd");
