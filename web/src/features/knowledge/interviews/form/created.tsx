import { Stack } from "@chakra-ui/react";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { CodeBox, LinkBox } from "./access-details.tsx";

/** The code and the link that the person of a new interview needs. */
export const Created = ({ interview }: { interview: KnowledgeInterview }) => (
  <Stack gap="5">
    {interview.access_code && (
      <CodeBox code={interview.access_code}>
        <CopyButton
          text={interview.access_code}
          says="Access code copied to clipboard"
          label="Copy code"
          variant="outline"
        />
      </CodeBox>
    )}
    <LinkBox interview={interview} />
  </Stack>
);
