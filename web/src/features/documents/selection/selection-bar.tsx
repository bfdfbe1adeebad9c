import { Button, chakra, Flex } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import { useDeletion } from "./use-deletion.ts";
import type { Selection } from "./use-selection.ts";

/** Actions on the selected documents; absent while none is selected. */
export const SelectionBar = ({ selection }: { selection: Selection }) => {
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending, done } = useDeletion(selection, () => setAsking(false));
  const { chosen, isAll, shown } = selection;
  if (chosen.length === 0) return null;
  const words = chosen.length === 1 ? "1 document" : `${chosen.length} documents`;
  return (
    <Flex role="group" aria-label="Selected documents" css={bar}>
      <chakra.span role="status" fontWeight="550">
        {chosen.length} selected
      </chakra.span>
      {!isAll && (
        <Button variant="ghost" onClick={selection.toggleAll}>
          Select all {shown}
        </Button>
      )}
      <Button variant="ghost" onClick={selection.clear}>
        Clear
      </Button>
      <Button variant="outline" color="red.fg" ms="auto" onClick={() => setAsking(true)}>
        <Trash2 size={14} />
        Delete…
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove(chosen)}
        isBusy={isPending}
        title={`Delete ${words}?`}
        action={`Delete ${words}`}
      >
        {chosen.length === 1 ? "It is" : "They are"} removed with all passages. The chatbot no longer answers
        from {chosen.length === 1 ? "it" : "them"}.
        <span role="status">{isPending && chosen.length > 1 && ` ${done} of ${chosen.length} deleted.`}</span>
      </ConfirmDialog>
    </Flex>
  );
};

const bar = {
  alignItems: "center",
  flexWrap: "wrap",
  gap: "1",
  mb: "2",
  ps: "4",
  pe: "2",
  py: "1.5",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.selected",
} as const;
