import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { NearQuestion } from "#shared/documents/written-answer.ts";
import { query } from "../../lib/api/api.ts";
import { useSettled } from "../../lib/browser/use-settled.ts";
import { SkeletonLine } from "../state/skeleton.tsx";
import { Status } from "../status.tsx";

interface NearQuestionsProps {
  chatbotId: string;
  /** The question as it is typed. */
  question: string;
  /** Its other wordings, one in each line. */
  wordings?: string;
}

const pauseMs = 600;
const leastLetters = 4;
const maxLetters = 255;
const maxWordings = 20;

/** Which questions near the one that is being written would get its answer, before it is saved. */
export const NearQuestions = ({ chatbotId, question, wordings = "" }: NearQuestionsProps) => {
  const [asked = "", ...others] = linesOf(useSettled(`${question.trim()}\n${wordings}`, pauseMs));
  const isTyped = asked.length >= leastLetters;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query("documents", "nearQuestions", { chatbotId, question: asked, wordings: others }),
    placeholderData: keepPreviousData,
    enabled: isTyped,
    retry: false,
  });
  return (
    <Box as="section" aria-labelledby="who-else" bg="bg.subtle" borderRadius="l2" px="3.5" py="3">
      <Heading as="h3" id="who-else" textStyle="sm" fontWeight="600">
        Who else gets it
      </Heading>
      <Text textStyle="xs" color="fg.muted" mt="0.5">
        {data?.isJudgedByModel
          ? "Your language model judges each time whether the answer fits. By their words:"
          : "Only the same question, in whatever words, gets the answer."}
      </Text>
      <Box mt="2" aria-busy={isTyped && (!data || isPlaceholderData) && !error}>
        {!isTyped && <Note>Enter the question to see which others would get its answer.</Note>}
        {isTyped && error && <Failed error={error} onRetry={() => void refetch()} />}
        {isTyped && !error && !data && <Loading />}
        {isTyped && !error && data?.items.length === 0 && <Note>No question was asked that is near.</Note>}
        {isTyped && !error && data && <Items items={data.items} />}
      </Box>
    </Box>
  );
};

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().slice(0, maxLetters))
    .filter((line, at) => at === 0 || line)
    .slice(0, maxWordings + 1);

const Items = ({ items }: { items: NearQuestion[] }) => (
  <Stack as="ul" gap="1" listStyleType="none">
    {items.map(({ question, wasAsked, isCaught }) => (
      <Flex as="li" key={question} align="baseline" justify="space-between" columnGap="3" wrap="wrap">
        <Text textStyle="sm" dir="auto" flex="1 1 14rem" minW="0" overflowWrap="anywhere">
          {question}
          {!wasAsked && (
            <Text as="span" color="fg.subtle">
              {" "}
              (example)
            </Text>
          )}
        </Text>
        <Status tone={isCaught ? "good" : "idle"}>{isCaught ? "Gets the answer" : "Does not get it"}</Status>
      </Flex>
    ))}
  </Stack>
);

const Note = ({ children }: { children: string }) => (
  <Text textStyle="sm" color="fg.muted">
    {children}
  </Text>
);

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Flex role="alert" wrap="wrap" align="center" columnGap="3" rowGap="1">
    <Text textStyle="sm" color="fg.muted">
      This could not be loaded. {error.message} You can save nevertheless.
    </Text>
    <Button variant="outline" size="xs" onClick={onRetry}>
      Retry
    </Button>
  </Flex>
);

const Loading = () => (
  <Stack role="status" aria-label="Loading who else gets it" gap="2.5" py="1">
    {["72%", "58%", "64%"].map((width) => (
      <SkeletonLine key={width} width={width} />
    ))}
  </Stack>
);
