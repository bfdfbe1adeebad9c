import { Button, chakra, Input, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TestResult } from "#shared/integrations/call-shapes.ts";
import type { Integration } from "#shared/integrations/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { Notice } from "./notice.tsx";
import { StepList } from "./step-list.tsx";

interface TestDialogProps {
  integration: Integration;
  isOpen: boolean;
  onClose: () => void;
}

const failure = "Failed to test API integration";

/** Runs an integration on a question, step by step, as a chat does. */
export const TestDialog = ({ integration, isOpen, onClose }: TestDialogProps) => {
  const [asked, setAsked] = useState("");
  const test = useMutation({
    mutationFn: (query: string) => api.integrations.test({ integrationId: integration.id, query }),
    onSuccess: ({ error }) => {
      if (error) toast.error(failure, error);
    },
    meta: { failure },
  });
  const isAskable = asked.trim() !== "";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="publish"
      title={`Test ${integration.name}`}
      lead="It runs as in a chat. Neither the question nor the reply is kept."
      actions={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap="4">
        <chakra.form
          display="flex"
          gap="2"
          onSubmit={(event) => {
            event.preventDefault();
            if (isAskable) test.mutate(asked);
          }}
        >
          <Input
            aria-label="Test query"
            placeholder="Where is my order 48213?"
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
          />
          <Button type="submit" flex="none" disabled={!isAskable} loading={test.isPending}>
            Run test
          </Button>
        </chakra.form>
        {test.error && <Notice>{test.error.message || "Unknown error"}</Notice>}
        {test.data && <Result result={test.data} triggers={integration.triggers} />}
      </Stack>
    </Dialog>
  );
};

const Result = ({ result, triggers }: { result: TestResult; triggers: Integration["triggers"] }) => {
  if (!result.matched)
    return (
      <Notice tone="info">
        No trigger matched. It looks for {triggers.map(({ value }) => `“${value}”`).join(", ")}.
      </Notice>
    );
  const params = Object.entries(result.extractedParams);
  return (
    <Stack gap="4" role="status">
      <StepList steps={result.steps} total={result.milliseconds} />
      {result.error !== null && <Notice>{result.error || "Unknown error"}</Notice>}
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" textStyle="sm">
        <Text color="fg.muted">Extracted parameters</Text>
        {params.length === 0 && <Text>none</Text>}
        {params.map(([name, value]) => (
          <Tag key={name} palette="blue">
            {name} = {value}
          </Tag>
        ))}
      </chakra.div>
      {result.request && (
        <CodeBlock
          code={result.request}
          language="Request, secrets masked"
          label="Copy request"
          says="Request copied"
        />
      )}
      {result.apiResponse !== null && (
        <CodeBlock
          code={textOf(result.apiResponse)}
          language="Raw API response"
          label="Copy response"
          says="Response copied"
        />
      )}
      {result.mappedResponse !== null && (
        <CodeBlock
          code={textOf(result.mappedResponse)}
          language="Mapped response"
          label="Copy mapped response"
          says="Mapped response copied"
        />
      )}
    </Stack>
  );
};

const maxCharacters = 20_000;

const textOf = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}\n…` : text;
};
