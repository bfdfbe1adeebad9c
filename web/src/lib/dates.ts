import { format, isToday } from "date-fns";

/** "Mar 4, 2026", in the reader's time zone. */
export const day = (at: string): string => format(at, "MMM d, yyyy");

/** "Mar 4, 2026, 14:05", today "14:05", in the reader's time zone. */
export const moment = (at: string): string => format(at, isToday(at) ? "HH:mm" : "MMM d, yyyy, HH:mm");
