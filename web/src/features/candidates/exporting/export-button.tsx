import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import type { CandidateFilter } from "#shared/candidates/shapes.ts";
import { locale } from "#web/lib/format/locale.ts";
import type { ExportKind } from "./save-candidates.ts";
import { useExport } from "./use-export.ts";

interface ExportButtonProps {
  kind: ExportKind;
  filter: CandidateFilter;
  /** How many candidates the filter leaves; undefined while that is not known. */
  total: number | undefined;
}

/** Saves the candidates that the filter leaves, of all pages. */
export const ExportButton = ({ kind, filter, total }: ExportButtonProps) => {
  const { start, isPending, exported } = useExport(kind, filter);
  return (
    <Button
      variant="outline"
      title="CSV: the candidates that the list shows, of all its pages"
      disabled={!total}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && start()}
    >
      <Download size={14} />
      {isPending && exported > 0 ? `Exporting ${exported.toLocaleString(locale())}` : "Export CSV"}
    </Button>
  );
};
