import { format } from "date-fns";

/** "Mar 4, 2026", in the reader's time zone. */
export const day = (at: string): string => format(at, "MMM d, yyyy");
