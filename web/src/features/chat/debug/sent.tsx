import { chakra, Stack, Text } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import type { Debug } from "#shared/chat/shapes.ts";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { disclosure } from "./disclosure.ts";

/** The prompt that was sent to the model, in full. */
export const Sent = ({ messages }: { messages: Debug["sent"] }) => {
  if (messages.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        Nothing was sent to a language model.
      </Text>
    );
  return (
    <chakra.details borderTopWidth="1px" css={disclosure}>
      <summary>
        <ChevronRight size={14} aria-hidden />
        What was sent to the model
        <span>{messages.length === 1 ? "1 message" : `${messages.length} messages`}</span>
      </summary>
      <Stack gap="3" pt="1">
        {messages.map(({ role, content }, index) => (
          <CodeBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes
            key={index}
            language={role}
            code={content}
            label={`Copy message ${index + 1}`}
            says="Message copied to clipboard!"
          />
        ))}
      </Stack>
    </chakra.details>
  );
};
