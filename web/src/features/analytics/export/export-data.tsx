import { Button } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { View } from "../use-view.ts";

/** Saves the figures of the open tab as a CSV file. */
export const ExportData = ({ view: { tab, filter } }: { view: View }) => {
  const exporting = useMutation({
    mutationFn: async () => {
      const { saveOverview, saveQueries } = await import("./save-figures.ts");
      await (tab === "queries" ? saveQueries : saveOverview)(filter);
    },
    meta: { success: "Analytics exported to CSV", failure: "Failed to export analytics" },
  });
  return (
    <Button
      variant="outline"
      h="auto"
      minH="2.75rem"
      title="CSV: the figures of the open tab"
      aria-disabled={exporting.isPending}
      onClick={() => !exporting.isPending && exporting.mutate()}
    >
      <Download size={14} />
      Export Data
    </Button>
  );
};
