import { Box, Flex, Text } from "@chakra-ui/react";
import { seconds } from "#web/lib/format/numbers.ts";
import { Status } from "#web/ui/status.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import type { Reply } from "./send.ts";

/** A reply with its status, its time and what is left of the key's limits. */
export const ReplyView = ({ reply }: { reply: Reply }) => {
  const { status, milliseconds, text, remaining, requestId } = reply;
  return (
    <Box as="section" aria-label="Reply" minW="0">
      <Flex align="center" gap="3" wrap="wrap" mb="2" textStyle="sm" color="fg.muted" role="status">
        <Status tone={status < 400 ? "good" : "bad"}>{status}</Status>
        <Text as="span" fontVariantNumeric="tabular-nums">
          {seconds(milliseconds)}
          {remaining !== null && `, ${remaining} left`}
        </Text>
      </Flex>
      <CodeBlock code={text} language="Response" says="Response copied to clipboard!" label="Copy response" />
      {requestId && (
        <Text textStyle="xs" color="fg.muted" mt="2" overflowWrap="anywhere">
          Request {requestId}
        </Text>
      )}
    </Box>
  );
};
