import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { Message } from "#shared/conversations/shapes.ts";
import { FoundWords } from "#web/ui/text/found-words.tsx";
import { container, split } from "../panel-layout.ts";
import { OpenSourceContext } from "../sources/open-source.ts";
import { SourcePanel } from "../sources/source-panel.tsx";
import { useOpenSource } from "../sources/use-open-source.ts";
import { entriesOf } from "./entries.ts";
import { StoredAnswer } from "./stored-answer.tsx";
import { StoredQuestion, SystemNotice } from "./stored-text.tsx";

export interface TranscriptProps {
  chatbotId: string;
  /** Whether a visitor asked. */
  isPublic: boolean;
  /** Oldest first. */
  messages: Message[];
  /** Stands above the first message. */
  earlier?: ReactNode;
  /** Words to mark, as they stand in each message, by its id. */
  found?: Map<string, string[]>;
  /** The id of the message to scroll to. */
  currentId?: string | undefined;
}

/** The messages of a stored conversation, with the sources of its answers; fills the height of its container. */
export const Transcript = ({ chatbotId, isPublic, messages, earlier, found, currentId }: TranscriptProps) => {
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (currentId)
      (current.current?.querySelector("mark") ?? current.current)?.scrollIntoView({ block: "center" });
  }, [currentId]);
  const entries = useMemo(() => entriesOf(messages), [messages]);
  const { open, setOpen, toggle, close } = useOpenSource();
  const openTurn = entries.find(({ turn }) => turn && turn.id === open?.turnId)?.turn;
  return (
    <Box css={{ ...container, position: "relative" }}>
      <Box css={split} data-open={openTurn ? "" : undefined}>
        <Box role="log" aria-label="Conversation" tabIndex={0} css={log}>
          {earlier && <Box mb="5">{earlier}</Box>}
          {entries.map(({ message, turn }) => (
            <FoundWords key={message.id} value={found?.get(message.id) ?? none}>
              <Box
                {...(message.id === currentId && { ref: current, "aria-current": true, css: currentMessage })}
              >
                {turn ? (
                  <OpenSourceContext
                    value={{
                      openNumber: open?.turnId === turn.id ? open.number : undefined,
                      openMark: open?.turnId === turn.id ? open.mark : undefined,
                      toggle: toggle(turn.id),
                    }}
                  >
                    <StoredAnswer message={message} turn={turn} chatbotId={chatbotId} />
                  </OpenSourceContext>
                ) : message.message_type === "user" ? (
                  <StoredQuestion message={message} who={isPublic ? "Visitor" : "You"} />
                ) : (
                  <SystemNotice message={message} />
                )}
              </Box>
            </FoundWords>
          ))}
          {messages.length === 0 && (
            <chakra.p color="fg.muted">Nothing was asked in this conversation.</chakra.p>
          )}
        </Box>
        {open && openTurn && (
          <SourcePanel
            key={openTurn.id}
            chatbotId={chatbotId}
            turn={openTurn}
            number={open.number}
            mark={open.mark}
            onStep={(number) => setOpen({ turnId: openTurn.id, number })}
            onClose={close}
          />
        )}
      </Box>
    </Box>
  );
};

const none: string[] = [];

/** A line beside the message, so that colour is not all that tells it. */
const currentMessage = {
  position: "relative",
  _before: {
    content: '""',
    position: "absolute",
    insetBlock: "0",
    insetInlineStart: "-0.75rem",
    w: "2px",
    bg: "accent.solid",
  },
} as const;

const log = {
  position: "relative",
  minW: "0",
  minH: "0",
  overflow: "auto",
  p: "5",
  scrollbarWidth: "thin",
  "& > *": { maxW: "43rem" },
  "& > * + *": { mt: "5" },
  "@container chat (max-width: 44rem)": { p: "4" },
} as const;
