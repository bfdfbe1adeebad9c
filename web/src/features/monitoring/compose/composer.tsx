import { Box, Button, chakra, Flex, Textarea } from "@chakra-ui/react";
import { Hand, Lock } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { draftOf, keepDraft, newDraft } from "./drafts.ts";
import { KindChoice } from "./kind-choice.tsx";
import { useSending } from "./use-sending.ts";
import { useTyping } from "./use-typing.ts";

/** The field of the member who holds the conversation: for messages to the visitor, or for notes. */
export const InterventionComposer = ({ id }: { id: string }) => {
  const [isNote, setNote] = useState(false);
  const choice = <KindChoice isNote={isNote} onChange={setNote} />;
  return (
    <Box px={{ base: "4", md: "5" }} py="3" borderBottomWidth="1px">
      <Flex
        gap="2"
        px="3"
        py="2"
        mb="2"
        borderRadius="l2"
        bg="orange.subtle"
        color="orange.fg"
        textStyle="sm"
      >
        <Box flex="none" pt="0.5">
          <Hand size={14} aria-hidden />
        </Box>
        Your message will be sent directly to the user, bypassing the AI. It will be clearly marked as coming
        from a human agent.
      </Flex>
      <Field key={`${id} ${isNote}`} id={id} isNote={isNote} choice={choice} />
    </Box>
  );
};

/** The field beside a colleague's conversation: notes only. */
export const NoteComposer = ({ id }: { id: string }) => (
  <Box px={{ base: "4", md: "5" }} py="3" borderBottomWidth="1px">
    <Field
      key={id}
      id={id}
      isNote
      choice={
        <Flex align="center" gap="1.5" px="1.5" textStyle="xs" color="fg.muted">
          <Lock size={12} aria-hidden />
          Internal note
        </Flex>
      }
    />
  </Box>
);

interface FieldProps {
  id: string;
  isNote: boolean;
  choice: React.ReactNode;
}

/** Enter sends unless an input method is composing, Shift+Enter makes a new line. A text that was not sent stays. */
const Field = ({ id, isNote, choice }: FieldProps) => {
  const [draft, setDraft] = useState(() => draftOf(id, isNote));
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useSending(id, isNote);
  const tellTyping = useTyping(id);
  const isBlank = !draft.text.trim();
  const write = (text: string) => {
    const next = newDraft(text);
    setDraft(next);
    keepDraft(id, isNote, next);
    if (!isNote && text.trim()) tellTyping();
  };
  const send = () => {
    if (isBlank || sending.isPending) return;
    sending.mutate(draft, {
      onSuccess: () => {
        write("");
        field.current?.focus();
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <chakra.div css={outline} data-note={isNote || undefined}>
      <Textarea
        ref={field}
        {...bare}
        autoresize
        rows={1}
        maxLength={4000}
        aria-label={isNote ? "Internal note" : "Message to the visitor"}
        placeholder={isNote ? "Note for your team, the visitor never sees it" : "Write to the visitor"}
        value={draft.text}
        readOnly={sending.isPending}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Flex align="center" gap="1" px="1.5" pb="1.5">
        {choice}
        <Button
          ms="auto"
          variant={isNote ? "outline" : "solid"}
          disabled={isBlank}
          loading={sending.isPending}
          onClick={send}
        >
          {isNote ? "Save note" : "Send"}
        </Button>
      </Flex>
    </chakra.div>
  );
};

const outline = {
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  bg: "bg.panel",
  "&[data-note]": { bg: "bg.subtle", borderStyle: "dashed" },
  _focusWithin: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "-1px" },
} as const;

const bare = {
  display: "block",
  w: "full",
  minH: "10",
  maxH: "calc(6lh + 0.75rem)",
  px: "3",
  pt: "2.5",
  pb: "1",
  border: "0",
  outline: "0",
  bg: "transparent",
  resize: "none",
  fontSize: { base: "1rem", md: "0.9375rem" },
  lineHeight: "1.5rem",
  _focusVisible: { outline: "0" },
} as const;
