import { Box, Button, chakra, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { defaultSystemPrompt } from "#shared/chatbots/use-cases.ts";
import { api } from "#web/lib/api/api.ts";
import { CodeBlock } from "#web/ui/text/code-block.tsx";

export const DefaultPrompt = () => (
  <Disclosure title="Default prompt">
    <Text textStyle="sm" color="fg.muted">
      {defaultSystemPrompt}
    </Text>
  </Disclosure>
);

const sample = "What do the documents say?";

/** The prompt of a question as the server assembles it, with the settings of the form. */
export const WholePrompt = ({ chatbotId }: { chatbotId: string }) => {
  const { getValues, trigger } = useFormContext<LlmSettings>();
  const { data, error, isPending, mutateAsync } = useMutation({
    mutationFn: () => api.chat.previewPrompt({ chatbotId, query: sample, settings: getValues() }),
    meta: { failure: "The prompt could not be assembled" },
  });
  const assemble = async () => {
    if (await trigger()) await mutateAsync().catch(() => undefined);
  };
  return (
    <Disclosure title="The whole prompt, as sent" onOpen={() => void assemble()}>
      <Stack gap="3">
        <Text textStyle="sm" color="fg.muted">
          For the question “{sample}”, with your changes: your prompt, the rules that keep answers to the
          documents, the passages found, and the question.
        </Text>
        {error && <Text textStyle="sm">{error.message}</Text>}
        {data?.sent.map(({ role, content }) => (
          <CodeBlock key={role} language={role} code={content} says="Prompt copied to clipboard!" />
        ))}
        <Box>
          <Button variant="outline" loading={isPending} onClick={() => void assemble()}>
            Assemble again
          </Button>
        </Box>
      </Stack>
    </Disclosure>
  );
};

interface DisclosureProps {
  title: string;
  onOpen?: () => void;
  children: ReactNode;
}

const Disclosure = ({ title, onOpen, children }: DisclosureProps) => (
  <chakra.details css={disclosure} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
    <summary>
      <ChevronRight size={14} aria-hidden />
      {title}
    </summary>
    <Box pb="4">{children}</Box>
  </chakra.details>
);

const disclosure = {
  borderTopWidth: "1px",
  "& > summary": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: { base: "11", md: "10" },
    cursor: "pointer",
    textStyle: "sm",
    fontWeight: "550",
    listStyle: "none",
  },
  "& > summary::-webkit-details-marker": { display: "none" },
  "&[open] > summary > svg": { transform: "rotate(90deg)" },
} as const;
