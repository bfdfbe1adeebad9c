import { Button, chakra, Flex } from "@chakra-ui/react";
import { Eraser } from "lucide-react";
import type { ReactNode } from "react";

export interface ChatBarProps {
  picker?: ReactNode;
  sessionId?: string;
  messages: number;
  onClear: () => void;
}

/** Above the chat: which chatbot, which session, how many messages. */
export const ChatBar = ({ picker, sessionId, messages, onClear }: ChatBarProps) => (
  <Flex
    align="center"
    gap="3"
    minH="14"
    px={{ base: "4", md: "5" }}
    py="2"
    wrap="wrap"
    borderBottomWidth="1px"
  >
    {picker}
    <Flex gap="3" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums" css={ownLineWhenNarrow}>
      <span>
        Session <chakra.span fontFamily="mono">{sessionId?.slice(0, 8) ?? "…"}</chakra.span>
      </span>
      <span>{messages === 1 ? "1 message" : `${messages} messages`}</span>
    </Flex>
    <Button variant="ghost" ms="auto" onClick={onClear}>
      <Eraser size={14} />
      Clear Chat
    </Button>
  </Flex>
);

const ownLineWhenNarrow = { "@container chat (max-width: 36rem)": { order: "1", width: "full" } };
