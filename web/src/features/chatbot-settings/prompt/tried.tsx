import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { answerTextOr } from "#web/app/compositions/answer-text.ts";
import { useIsLate } from "#web/lib/browser/use-is-late.ts";
import { FaultReason } from "#web/ui/model-fault/fault-reason.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { TriedAnswer } from "./use-try-out.ts";

const plain = ({ text }: { text: string }) => <Text dir="auto">{text}</Text>;
const AnswerText = answerTextOr(plain);

/** An answer with its time, tokens and cost. */
export const Tried = ({ answer }: { answer: TriedAnswer }) => {
  const { name, text, sourceCount, isWriting, failure, fault } = answer;
  return (
    <Box as="article" aria-label={name} aria-busy={isWriting} minW="0" p="4">
      <Flex align="center" gap="2" mb="2">
        <Heading as="h3" textStyle="sm" fontWeight="600">
          {name}
        </Heading>
        {name === "Draft" ? <Tag>Not saved</Tag> : <Tag palette="accent">Live</Tag>}
      </Flex>
      {text && <AnswerText text={text} sourceCount={sourceCount} isWriting={isWriting} />}
      {!text && isWriting && <Awaited />}
      {failure && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {fault ? "The model did not answer." : failure}
        </Text>
      )}
      {fault && <FaultReason fault={fault} />}
      <Flex
        gap="3"
        wrap="wrap"
        mt="2"
        textStyle="xs"
        color="fg.subtle"
        css={{ fontVariantNumeric: "tabular-nums" }}
      >
        {factsOf(answer).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Flex>
    </Box>
  );
};

const patienceMs = 15_000;

const Awaited = () => (
  <Text role="status" textStyle="sm" color="fg.muted">
    {useIsLate(patienceMs) ? "Still thinking. Some models need a minute." : "Searching the documents…"}
  </Text>
);

const factsOf = ({ milliseconds, tokens, cost, isCut }: TriedAnswer): string[] =>
  milliseconds === undefined
    ? []
    : [
        `${(milliseconds / 1000).toFixed(2)} s`,
        `${(tokens ?? 0).toLocaleString("en-US")} tokens`,
        cost === undefined ? "price unknown" : cost === 0 ? "free" : `$${cost.toFixed(4)}`,
        ...(isCut ? ["cut off by Max tokens"] : []),
      ];
