import { Box, Flex, Text } from "@chakra-ui/react";
import type { Message } from "#shared/contract/conversations.ts";
import { Tag } from "#web/ui/tag.tsx";
import { AnswerText } from "../answer/answer-text.tsx";
import { AnswerDebug } from "../debug/answer-debug.tsx";
import { SourceButtons } from "../sources/source-buttons.tsx";
import type { Turn } from "../turns/turn.ts";
import { Byline } from "./stored-text.tsx";

interface StoredAnswerProps {
  message: Message;
  turn: Turn;
  chatbotId: string;
}

/** An answer as it was shown, with its sources and, if it is stored, its debug trace. */
export const StoredAnswer = ({ message, turn, chatbotId }: StoredAnswerProps) => (
  <Box as="article">
    <Byline who="Assistant" at={message.created_at} />
    {turn.answer && <AnswerText text={turn.answer} sourceCount={turn.sources.length} isWriting={false} />}
    {turn.state === "failed" && (
      <Text textStyle="sm" color="red.fg">
        The answer failed: {turn.failure}
      </Text>
    )}
    {turn.sources.length > 0 && <SourceButtons answer={turn.answer} sources={turn.sources} />}
    <Flex
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="1"
      mt="3"
      textStyle="xs"
      color="fg.subtle"
      css={tabular}
    >
      {turn.isRefused && <Tag palette="red">Not answered</Tag>}
      {turn.state === "stopped" && <span>Stopped</span>}
      {turn.responseTimeMs !== undefined && <span>{(turn.responseTimeMs / 1000).toFixed(2)} s</span>}
      {turn.tokenCount !== undefined && <span>{turn.tokenCount.toLocaleString("en-US")} tokens</span>}
    </Flex>
    {turn.storedDebug && (
      <AnswerDebug
        debug={undefined}
        stored={turn.storedDebug}
        question={turn.question}
        chatbotId={chatbotId}
      />
    )}
  </Box>
);

const tabular = { fontVariantNumeric: "tabular-nums" };
