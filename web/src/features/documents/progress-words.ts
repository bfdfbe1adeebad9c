import type { Document } from "#shared/documents/document.ts";
import { locale } from "../../lib/format/locale.ts";

/** "Read page 12 of 40", "Index 64 of 300 passages"; undefined where the server does not tell how far it is. */
export const progressWords = ({ processing_status, progress }: Document): string | undefined => {
  if (processing_status !== "processing" || !progress) return undefined;
  const done = progress.done.toLocaleString(locale());
  const total = progress.total.toLocaleString(locale());
  return progress.unit === "passage"
    ? `Index ${done} of ${total} ${progress.total === 1 ? "passage" : "passages"}`
    : `Read ${progress.unit} ${done} of ${total}`;
};
