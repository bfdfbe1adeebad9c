import type { Subscriber } from "#shared/newsletter/routes.ts";
import { api } from "#web/lib/api/api.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { type CsvColumns, csvHead, csvRows, dayOf } from "#web/lib/format/csv.ts";

const columns: CsvColumns<Subscriber> = [
  ["Email", ({ email }) => email],
  ["Confirmed", ({ confirmed_at }) => dayOf(confirmed_at)],
  ["Unsubscribe Page", ({ unsubscribe_url }) => unsubscribe_url],
  ["One-Click Unsubscribe", ({ one_click_url }) => one_click_url],
];

/** Reads all subscribers and saves them as a CSV file. Returns their number. */
export const saveSubscribers = async (): Promise<number> => {
  const parts = [new Blob([csvHead(columns)])];
  let count = 0;
  let cursor: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof api.newsletter.export>> = await api.newsletter.export(
      cursor === undefined ? {} : { cursor },
    );
    parts.push(new Blob([csvRows(columns, page.items)]));
    count += page.items.length;
    cursor = page.cursor;
  } while (cursor !== undefined);
  saveFile(new Blob(parts, { type: "text/csv" }), `newsletter-subscribers-${dayOf(new Date())}.csv`);
  return count;
};
