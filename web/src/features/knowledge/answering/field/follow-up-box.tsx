import { Box, Button, chakra, Flex, Textarea } from "@chakra-ui/react";
import { CornerDownRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { counted } from "../../words.ts";
import type { FollowUpText } from "../drafts/follow-up.ts";

interface FollowUpBoxProps {
  followUp: FollowUpText;
  /** The number of words of the answer. */
  words: number;
  isBusy: boolean;
  onWrite: (answer: string) => void;
  onSkip: () => void;
  onAdd: () => void;
}

/** One question more about the answer above, with why it is asked; it can be skipped by one key. */
export const FollowUpBox = ({ followUp, words, isBusy, onWrite, onSkip, onAdd }: FollowUpBoxProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { question, answer, reason } = followUp;
  const isOpen = reason !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    // the focus alone does not scroll to a field that the screen's buttons cover
    field.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isSkip = event.key === "Escape" || (event.altKey && event.code === "KeyS");
    if (!isSkip || !isOpen || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSkip();
  };
  return (
    <Box as="section" aria-labelledby={id} css={box} onKeyDown={onKeyDown}>
      <header>
        <CornerDownRight size={14} aria-hidden />
        <b>{isOpen ? "One follow-up, if you like" : "Follow-up"}</b>
        {reason && <span>{reasonWords(reason, words)}</span>}
      </header>
      <chakra.h3 id={id} dir="auto">
        {question}
      </chakra.h3>
      <Textarea
        ref={field}
        aria-label="Answer to the follow-up"
        css={aboveFoot}
        dir="auto"
        rows={3}
        maxLength={5000}
        placeholder="Two sentences are enough."
        value={answer}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      {isOpen && (
        <Flex justify="flex-end" gap="2" wrap="wrap">
          <Button variant="ghost" disabled={isBusy} onClick={onSkip}>
            Skip <chakra.kbd css={key}>Esc</chakra.kbd>
          </Button>
          <Button variant="outline" disabled={isBusy || !answer.trim()} onClick={onAdd}>
            Add to the answer
          </Button>
        </Flex>
      )}
    </Box>
  );
};

const reasonWords = (reason: "short" | "no-example", words: number): string => {
  if (reason === "no-example") return "because the answer names no example";
  return `because the answer has only ${counted(words, "word")}`;
};

/** The screen's buttons cover its bottom; with this the field and its own buttons are scrolled out from under them. */
const aboveFoot = { scrollMarginBottom: "9rem" } as const;

const box = {
  display: "grid",
  gap: "3",
  p: "4",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.subtle",
  "& header": {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: "1",
    columnGap: "2",
    textStyle: "sm",
  },
  "& header svg": { color: "accent.fg" },
  "& header b": { fontWeight: "550" },
  "& header span": { color: "fg.muted" },
  "& h3": {
    fontFamily: "serif",
    fontWeight: "500",
    fontSize: "1.125rem",
    lineHeight: "1.5rem",
    textWrap: "pretty",
  },
} as const;

const key = {
  px: "1",
  borderWidth: "1px",
  borderRadius: "l1",
  fontFamily: "body",
  textStyle: "xs",
  color: "fg.muted",
} as const;
