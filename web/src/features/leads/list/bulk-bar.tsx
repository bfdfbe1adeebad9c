import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown, X } from "lucide-react";
import { useState } from "react";
import { leadStatuses } from "#shared/leads/bounds.ts";
import { locale } from "#web/lib/format/locale.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import { Menu } from "#web/ui/menu/menu.tsx";
import type { Changes, Progress } from "../changing/use-changes.ts";
import type { Selection } from "../changing/use-selection.ts";
import type { useExport } from "../exporting/use-export.ts";
import { leadsIn, statusNames } from "../words.ts";

interface BulkBarProps {
  selection: Selection;
  changes: Changes;
  exporting: ReturnType<typeof useExport>;
}

/** The actions for the selected leads; while many change, the progress. */
export const BulkBar = ({ selection: { ids, clear }, changes, exporting }: BulkBarProps) => {
  const [isAsking, setAsking] = useState(false);
  const { progress, isPending } = changes;
  if (progress) return <ChangeProgress progress={progress} onStop={changes.stop} />;
  if (ids.size === 0) return null;
  const count = ids.size.toLocaleString(locale());
  const remove = () => {
    setAsking(false);
    changes.remove([...ids], clear);
  };
  return (
    <Flex role="toolbar" aria-label={`${count} selected`} css={bar}>
      <chakra.span role="status" className="words">
        {count} selected
      </chakra.span>
      <Menu
        label="Set status"
        entries={leadStatuses.map((status) => ({
          name: statusNames[status],
          onSelect: () => !isPending && changes.setStatus([...ids], status),
        }))}
      >
        Set status
        <ChevronDown size={14} />
      </Menu>
      <Button variant="outline" aria-disabled={exporting.isPending} onClick={() => exporting.start(ids)}>
        Export {count}
      </Button>
      <Button className="delete" variant="outline" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Button variant="ghost" px="0" aria-label="Clear the selection" onClick={clear}>
        <X size={14} />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={`Delete ${leadsIn(ids.size)}?`}
        action={`Delete ${leadsIn(ids.size)}`}
      >
        Contact details and notes are erased after 15 minutes; until then the deletion can be undone. The
        conversations stay in the history.
      </ConfirmDialog>
    </Flex>
  );
};

const ChangeProgress = ({
  progress: { words, done, of },
  onStop,
}: {
  progress: Progress;
  onStop: () => void;
}) => (
  <Flex css={bar}>
    <chakra.span className="words">
      {words}: {done.toLocaleString(locale())} of {of.toLocaleString(locale())}
    </chakra.span>
    <Box
      role="progressbar"
      aria-label="Leads changed"
      aria-valuenow={Math.round((done / of) * 100)}
      aria-valuetext={`${done} of ${of}`}
      css={track}
    >
      <Box w={`${(done / of) * 100}%`} />
    </Box>
    <Button variant="outline" onClick={onStop}>
      Stop
    </Button>
  </Flex>
);

const bar = {
  alignItems: "center",
  flexWrap: "wrap",
  gap: "2",
  minH: "11",
  ps: "4",
  pe: "2",
  py: "1.5",
  borderBottomWidth: "1px",
  bg: "accent.subtle",
  color: "accent.subtleFg",
  textStyle: "sm",
  fontWeight: "550",
  "& .words": { flex: "1", minW: "6rem", fontVariantNumeric: "tabular-nums" },
  // the bar's own colour is for its words
  "& button": { color: "fg" },
  "& button.delete": { color: "red.fg" },
  "& [aria-haspopup=menu]": { bg: "bg.panel", borderColor: "border" },
  "@container sheet (max-width: 30rem)": { "& .words": { flex: "1 0 100%" } },
} as const;

const track = {
  flex: "0 1 10rem",
  minW: "4rem",
  h: "1.5",
  borderRadius: "full",
  bg: "bg.emphasized",
  overflow: "hidden",
  "& > *": { h: "full", bg: "accent.solid", transition: "width 120ms ease-out" },
} as const;
