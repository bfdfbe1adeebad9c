import type { Lead } from "#shared/leads/shapes.ts";
import { type CsvColumns, dayOf } from "#web/lib/format/csv.ts";

export const columns: CsvColumns<Lead> = [
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
