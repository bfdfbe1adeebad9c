import { Box, Button, chakra, Flex, Text, Textarea } from "@chakra-ui/react";
import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { useLate } from "../../ui/state/skeleton.tsx";

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  chatbotName: string;
  /** An answer is being written: Send is Stop. */
  isBusy: boolean;
  /** False until the chat session has started. */
  isReady: boolean;
  onSend: (question: string) => void;
  onStop: () => void;
  /** A quiet line below. */
  note?: ReactNode;
}

/**
 * One line that grows to six. Enter sends unless an input method is composing, Shift+Enter makes a new line. A question
 * sent before the session has started is sent at its start, unless it is edited until then.
 */
export const Composer = ({ field, chatbotName, isBusy, isReady, onSend, onStop, note }: ComposerProps) => {
  const [text, setText] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  const send = () => {
    if (!text.trim() || isBusy) return;
    setWaiting(!isReady);
    if (!isReady) return;
    onSend(text.trim());
    setText("");
    field.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, at the start of the session
  useEffect(() => {
    if (isWaiting) send();
  }, [isReady]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box px="6" pb="4" css={{ "@container chat (max-width: 44rem)": { px: "3", pb: "3" } }}>
      <Box maxW="43rem" mx="auto">
        <Flex {...outline}>
          <Textarea
            ref={field}
            {...bare}
            autoresize
            rows={1}
            maxLength={4000}
            aria-label="Message"
            placeholder={`Ask ${chatbotName} something…`}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setWaiting(false);
            }}
            onKeyDown={onKeyDown}
          />
          {isBusy ? (
            <Button variant="outline" onClick={onStop}>
              <Square size={14} />
              Stop
            </Button>
          ) : (
            <Button onClick={send} aria-disabled={!text.trim() || !isReady}>
              <ArrowUp size={14} />
              Send
            </Button>
          )}
        </Flex>
        <Flex wrap="wrap" columnGap="3" mt="1.5" textStyle="xs" color="fg.subtle">
          <chakra.span hideBelow="md">
            <Key>Enter</Key> sends. <Key>Shift</Key> + <Key>Enter</Key> makes a new line. <Key>Esc</Key> stops
            the answer.
          </chakra.span>
          {note && <Text as="span">{note}</Text>}
          <Text as="span" role="status">
            {isWaiting && <Waiting />}
          </Text>
        </Flex>
      </Box>
    </Box>
  );
};

const Waiting = () => useLate() && <>Sent as soon as the chat is open.</>;

const Key = chakra("kbd", {
  base: {
    px: "0.3rem",
    py: "0.125rem",
    borderWidth: "1px",
    borderRadius: "l1",
    bg: "bg.panel",
    color: "fg.muted",
    fontFamily: "body",
    fontSize: "0.6875rem",
    fontWeight: "500",
  },
});

const outline = {
  align: "flex-end",
  gap: "2",
  p: "1.5",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  bg: "bg.panel",
  _focusWithin: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "-1px" },
} as const;

const bare = {
  flex: "1",
  minW: "0",
  minH: { base: "11", md: "8" },
  maxH: "calc(6lh + 0.75rem)",
  px: "2",
  py: { base: "2.5", md: "1" },
  border: "0",
  outline: "0",
  bg: "transparent",
  resize: "none",
  fontSize: { base: "1rem", md: "0.9375rem" },
  lineHeight: "1.5rem",
  _focusVisible: { outline: "0" },
} as const;
