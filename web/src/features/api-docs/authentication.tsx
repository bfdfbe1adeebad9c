import { Stack, Text } from "@chakra-ui/react";
import type { Sampled } from "#shared/api-docs/samples.ts";
import { snippetCopied } from "#web/ui/text/snippet-copied.ts";
import { CodeBlock } from "../../ui/text/code-block.tsx";
import { Code } from "./overview.tsx";

/** How a request carries its key, and what the two permissions open. */
export const Authentication = ({ sampled: { key } }: { sampled: Sampled }) => (
  <Stack gap="4" maxW="46rem">
    <Text>
      Send the key in the header <Code>x-api-key</Code>, or as a bearer token. Never send it in an address,
      where logs keep it.
    </Text>
    <CodeBlock code={`x-api-key: ${key}`} language="Header" says={snippetCopied} />
    <CodeBlock code={`authorization: Bearer ${key}`} language="Bearer token" says={snippetCopied} />
    <Text>
      <b>Read Only</b> asks its chatbot, reads its documents and the key’s own figures. <b>Read-Write</b> also
      manages documents and written answers, and changes the settings of its chatbot. No key opens another
      chatbot, or anything else of your account.
    </Text>
    <Text>
      A key that is missing, unknown, disabled, expired or revoked gets status 401, always with the same
      words. A revoked key is refused at once.
    </Text>
  </Stack>
);
