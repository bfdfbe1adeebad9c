import { Flex, Stack } from "@chakra-ui/react";
import { Info } from "lucide-react";
import type { Overview } from "#shared/analytics/shapes.ts";
import { notesOf } from "./notes-of.ts";

/** The notes on the figures, if there are any. */
export const Notes = ({ data }: { data: Overview }) => {
  const notes = notesOf(data);
  if (notes.length === 0) return null;
  return (
    <Stack gap="2" role="status" textStyle="sm" color="fg.muted">
      {notes.map((note) => (
        <Flex key={note} gap="2" align="center">
          <Info size={14} aria-hidden />
          {note}
        </Flex>
      ))}
    </Stack>
  );
};
