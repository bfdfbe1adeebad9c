import { Button, chakra, Flex, Textarea } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { Part } from "#web/ui/page/part.tsx";
import { useReread } from "../queries.ts";

const maxCharacters = 10_000;

/** The notes, shown or edited. Another lead is another pane, so choosing one leaves the editing. */
export const Notes = ({ lead }: { lead: LeadDetail }) => {
  const [isEditing, setEditing] = useState(false);
  return (
    <Part
      title="Notes"
      action={
        !isEditing && (
          <Button variant="ghost" size="xs" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {isEditing ? (
        <NotesForm lead={lead} onEnd={() => setEditing(false)} />
      ) : (
        <chakra.p textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {lead.notes || <chakra.span color="fg.subtle">No notes yet</chakra.span>}
        </chakra.p>
      )}
    </Part>
  );
};

const NotesForm = ({ lead, onEnd }: { lead: LeadDetail; onEnd: () => void }) => {
  // of the lead as it was when the editing began, even if it is read again before the end
  const [{ id, notes, notes_saved_at }] = useState(lead);
  const [text, setText] = useState(notes);
  const reread = useReread();
  useUnsaved(text !== notes);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.leads.saveNotes({ id, notes: text, notes_saved_at }),
    meta: { success: "Lead notes saved", failure: "Failed to save lead notes" },
    onSuccess: async () => {
      await reread();
      onEnd();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Textarea
        aria-label="Notes"
        rows={5}
        autoFocus
        maxLength={maxCharacters}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Flex justify="flex-end" gap="2" mt="2">
        <Button variant="ghost" onClick={onEnd}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending}>
          Save
        </Button>
      </Flex>
    </form>
  );
};
