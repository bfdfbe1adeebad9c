import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Bug, Eraser } from "lucide-react";
import type { ReactNode } from "react";
import { shownSession } from "./session/sessions.ts";

interface ChatBarProps {
  picker?: ReactNode;
  sessionId?: string;
  messages: number;
  /** The menu of the other chats. */
  earlier: ReactNode;
  /** Whether answers carry debug details. */
  isDebugging: boolean;
  onDebug: (isDebugging: boolean) => void;
  onClear: () => void;
}

/** The bar above the chat: chatbot, session and number of messages. */
export const ChatBar = ({ picker, sessionId, messages, earlier, ...props }: ChatBarProps) => (
  <Flex
    align="center"
    columnGap={{ base: "2", md: "3" }}
    rowGap="1"
    minH="14"
    px={{ base: "4", md: "5" }}
    py="2"
    wrap="wrap"
    borderBottomWidth="1px"
  >
    {picker}
    <Box css={lineBreak} />
    <Flex gap="3" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums" css={session}>
      <span>
        Session <chakra.span fontFamily="mono">{sessionId ? shownSession(sessionId) : "…"}</chakra.span>
      </span>
      {sessionId && <span>{messages === 1 ? "1 message" : `${messages} messages`}</span>}
    </Flex>
    <Box css={menu}>{earlier}</Box>
    <Button
      variant="ghost"
      ms="auto"
      aria-pressed={props.isDebugging}
      title="Show how each answer comes about"
      css={toggle}
      onClick={() => props.onDebug(!props.isDebugging)}
    >
      <Bug size={14} />
      Debug
    </Button>
    <Button variant="ghost" css={clear} onClick={props.onClear}>
      <Eraser size={14} />
      Clear Chat
    </Button>
  </Flex>
);

const toggle = { "&[aria-pressed=true]": { bg: "accent.subtle", color: "accent.subtleFg" } };

const middle = "@container talk (max-width: 52rem)";
const narrow = "@container talk (max-width: 36rem)";

/** With less room, session and messages lie in two lines; in a narrow chat they and Clear Chat in the next row. */
const lineBreak = { display: "none", [narrow]: { display: "block", order: "1", flexBasis: "full" } };
const session = {
  "& > *": { whiteSpace: "nowrap" },
  [middle]: { flexDirection: "column", gap: "0" },
  [narrow]: { order: "1", flex: "1 0 auto" },
} as const;
const clear = { [narrow]: { order: "1" } };
const menu = {
  [middle]: { "& .chats": { display: "none" } },
  [narrow]: { order: "1" },
};
