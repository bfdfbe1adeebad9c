import type { Message } from "#shared/conversations/shapes.ts";
import type { HistoryEntry } from "#shared/history/routes.ts";

/** A file format: the pieces of text that a file consists of, in order. */
export interface Format {
  /** Whether messages are read and written. */
  hasMessages: boolean;
  begin(): string;
  open(entry: HistoryEntry, isFirst: boolean): string;
  message(message: Message, place: { entry: HistoryEntry; isFirst: boolean }): string;
  close(): string;
  end(counts: { conversations: number; messages: number }): string;
}
