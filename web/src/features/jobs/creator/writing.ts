import { createContext, use } from "react";
import type { Generated } from "./generated.ts";

/** The texts that the job creator has written so far; undefined while it writes nothing. */
export const WritingContext = createContext<Generated | undefined>(undefined);

/** The text that is being written into a field, empty at first; undefined for a field that nothing writes. */
export const useWriting = (name: string): string | undefined => {
  const writing = use(WritingContext);
  if (!writing || !(name in writing)) return undefined;
  return writing[name as keyof Generated];
};
