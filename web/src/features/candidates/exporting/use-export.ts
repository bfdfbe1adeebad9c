import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CandidateFilter } from "#shared/candidates/shapes.ts";
import { fetchCode } from "#web/lib/code/fetch-code.ts";
import { toast } from "#web/lib/toaster.ts";
import { candidatesIn } from "../words.ts";
import type { ExportKind } from "./save-candidates.ts";

const saved: Record<ExportKind, string> = {
  screen: "Candidates exported successfully",
  analytics: "Candidates exported to CSV",
};

/** Exports the candidates of a filter; `exported` is the number so far. */
export const useExport = (kind: ExportKind, filter: CandidateFilter) => {
  const [exported, setExported] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      setExported(0);
      const { saveCandidates } = await fetchCode(() => import("./save-candidates.ts"));
      return saveCandidates({ kind, filter, onProgress: setExported });
    },
    meta: { failure: "Failed to export candidates" },
    onSuccess: (count) => toast.success(saved[kind], candidatesIn(count)),
  });
  return { start: mutate, isPending, exported };
};
