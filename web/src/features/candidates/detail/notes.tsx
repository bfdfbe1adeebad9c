import { Box, Button, chakra, Flex, Textarea } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { api } from "#web/lib/api/api.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { Part } from "#web/ui/page/part.tsx";
import { reread } from "../queries.ts";
import { isBlind } from "../words.ts";

const maxCharacters = 10_000;

interface Base {
  notes: string;
  at: string | null;
  /** When those before were saved, which the candidate has until it is read again. */
  formerAt?: string | null;
}

/** The team's notes. Those of somebody else that were saved since are shown beside the written ones. */
export const Notes = ({ candidate }: { candidate: CandidateDetail }) => {
  const { id, notes: stored, notes_saved_at: storedAt, are_notes_masked } = candidate;
  /** The notes that the written ones began with. */
  const [base, setBase] = useState<Base>({ notes: stored, at: storedAt });
  const [text, setText] = useState(stored);
  const isChanged = text !== base.notes;
  const isNews = storedAt !== base.at && storedAt !== base.formerAt;
  if (isNews && (!isChanged || text === stored)) {
    setBase({ notes: stored, at: storedAt });
    setText(stored);
  }
  const isConflict = isNews && isChanged && text !== stored;
  useUnsaved(isChanged);
  const { mutate, isPending } = useMutation({
    mutationFn: (notes: string) =>
      api.candidates.saveNotes({ id, notes, notes_saved_at: base.at, blind: isBlind(candidate) }),
    meta: { success: "Notes saved", failure: "Failed to save notes" },
    // more may have been typed since they were sent
    onSuccess: async ({ notes_saved_at }, notes) => {
      setBase({ notes, at: notes_saved_at, formerAt: base.at });
      await reread();
    },
    onError: async (error) => {
      if (error instanceof AppError && error.code === "conflict") await reread();
    },
  });
  if (are_notes_masked)
    return (
      <Part title="Notes">
        <chakra.p textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {stored}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" mt="2">
          The notes tell who applied. Leave the blind view to change them.
        </chakra.p>
      </Part>
    );
  return (
    <Part title="Notes">
      {isConflict && (
        <Theirs
          notes={stored}
          onTake={() => {
            setBase({ notes: stored, at: storedAt });
            setText(stored);
          }}
          onKeep={() => setBase({ notes: stored, at: storedAt })}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && !isConflict) mutate(text);
        }}
      >
        <Textarea
          aria-label="Notes"
          rows={5}
          dir="auto"
          placeholder="Add notes about this candidate..."
          maxLength={maxCharacters}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Flex align="center" gap="2" mt="2">
          <chakra.span flex="1" textStyle="xs" color="fg.subtle">
            {isChanged ? "Not saved yet." : "Only your team reads them."}
          </chakra.span>
          <Button
            type="submit"
            variant="outline"
            loading={isPending}
            loadingText="Saving..."
            disabled={isConflict}
          >
            Save Notes
          </Button>
        </Flex>
      </form>
    </Part>
  );
};

interface TheirsProps {
  notes: string;
  onTake: () => void;
  onKeep: () => void;
}

/** The notes that were saved elsewhere since yours were begun. */
const Theirs = ({ notes, onTake, onKeep }: TheirsProps) => (
  <Box role="alert" css={theirs}>
    <chakra.p fontWeight="550">Somebody else saved notes meanwhile:</chakra.p>
    <chakra.p className="text" dir="auto">
      {notes || "They emptied them."}
    </chakra.p>
    <Flex gap="2" wrap="wrap" mt="2">
      <Button variant="outline" onClick={onTake}>
        Take theirs
      </Button>
      <Button variant="outline" onClick={onKeep}>
        Keep mine
      </Button>
    </Flex>
  </Box>
);

const theirs = {
  mb: "3",
  p: "3",
  borderRadius: "l2",
  bg: "orange.subtle",
  color: "orange.fg",
  textStyle: "sm",
  "& .text": { mt: "1", color: "fg", whiteSpace: "pre-line", overflowWrap: "anywhere" },
  "& button": { color: "fg" },
} as const;
