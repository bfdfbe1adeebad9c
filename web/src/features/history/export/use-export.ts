import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ExportFormat, HistoryFilter } from "#shared/history/routes.ts";

/** Exports what the filter shows; `exported` is the number of conversations so far. */
export const useExport = (filter: Partial<HistoryFilter>) => {
  const [exported, setExported] = useState(0);
  const exporting = useMutation({
    mutationFn: async (format: ExportFormat) => {
      setExported(0);
      const { saveExport } = await import("./save-export.ts");
      await saveExport({ format, filter, onProgress: setExported });
    },
    meta: { success: "Conversation history exported!", failure: "Failed to export conversations" },
  });
  return { start: exporting.mutate, isPending: exporting.isPending, exported };
};
