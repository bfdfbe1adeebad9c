import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { use } from "react";
import type { Message } from "#shared/conversations/shapes.ts";
import { moment } from "#web/lib/format/dates.ts";
import { AttachedFiles } from "#web/ui/text/attached-files.tsx";
import { FoundText, FoundWords } from "#web/ui/text/found-words.tsx";

/** Who wrote a message, and when. */
export const Byline = ({ who, at }: { who: string; at: string }) => (
  <Flex as="header" align="baseline" gap="2" mb="1" textStyle="xs" color="fg.subtle">
    <chakra.b fontWeight="600" color="fg">
      {who}
    </chakra.b>
    <chakra.time dateTime={at} fontVariantNumeric="tabular-nums">
      {moment(at)}
    </chakra.time>
  </Flex>
);

export const StoredQuestion = ({ message, who }: { message: Message; who: string }) => (
  <Box as="article">
    <Byline who={who} at={message.created_at} />
    <Text textStyle="lg" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
      <FoundText text={message.content} words={use(FoundWords)} />
    </Text>
    <AttachedFiles files={message.attachments} />
  </Box>
);

/** A message of neither visitor nor assistant, as a line across. */
export const SystemNotice = ({ message }: { message: Message }) => (
  <Flex align="center" gap="3" textStyle="sm" color="fg.muted" _after={line}>
    <chakra.span dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" minW="0">
      <FoundText text={message.content} words={use(FoundWords)} />, {moment(message.created_at)}
    </chakra.span>
  </Flex>
);

const line = { content: '""', flex: "1", minW: "4", borderTopWidth: "1px" };
