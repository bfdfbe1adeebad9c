import { useSearchParams } from "react-router-dom";
import type { Document } from "#shared/documents/document.ts";

/** The passage that the address names: `?passage=` counts from 1, ordinals from 0. */
export const useSelected = ({ chunk_count }: Document) => {
  const [search, setSearch] = useSearchParams();
  const named = search.get("passage");
  const ordinal = Number(named) - 1;
  const isKnown = Number.isInteger(ordinal) && ordinal >= 0 && ordinal < chunk_count;
  return {
    selected: isKnown ? ordinal : undefined,
    isUnknown: named !== null && !isKnown,
    select: (next: number) =>
      setSearch({ passage: String(next + 1) }, { replace: true, preventScrollReset: true }),
  };
};
