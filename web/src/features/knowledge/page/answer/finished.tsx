import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { TakenInterview } from "#shared/knowledge/interview-shapes.ts";
import type { Answers } from "../../answering/drafts/use-answers.ts";
import type { Walk } from "../../answering/use-walk.ts";

interface FinishedProps {
  interview: TakenInterview;
  answers: Answers;
  walk: Walk;
  /** False for an interview that has no questions. */
  isCompleted: boolean;
  takeBack: ReactNode;
}

/** A completed interview: the answers to read, and the way to take them back. */
export const Finished = ({ interview, answers, walk, isCompleted, takeBack }: FinishedProps) => {
  if (!isCompleted)
    return (
      <Text mt="6" color="fg.muted">
        This interview has no questions yet. Open the link again later.
      </Text>
    );
  const answered = walk.questions.filter(({ id }) => walk.isAnswered(id));
  return (
    <Box className="sheet">
      <Box p={{ base: "4", md: "8" }} maxW="46rem">
        <Heading as="h2" textStyle="h2">
          Interview Complete
        </Heading>
        <Text mt="1" color="fg.muted">
          {`${answered.length} of ${walk.questions.length} questions answered. `}
          <bdi>{interview.host}</bdi> has your answers.
        </Text>
        <chakra.details mt="5" borderTopWidth="1px" pt="3">
          <chakra.summary
            cursor="pointer"
            fontWeight="550"
            minH="11"
            display="flex"
            alignItems="center"
            gap="2"
          >
            <ChevronDown size={14} aria-hidden />
            Read my answers
          </chakra.summary>
          <chakra.dl css={list}>
            {answered.map(({ id, question_text }) => (
              <div key={id}>
                <dt dir="auto">{question_text}</dt>
                <dd dir="auto">{answers.answers.get(id)?.saved}</dd>
              </div>
            ))}
          </chakra.dl>
        </chakra.details>
        {takeBack}
      </Box>
    </Box>
  );
};

const list = {
  display: "grid",
  gap: "4",
  "& dt": { fontFamily: "serif", fontWeight: "500", fontSize: "1.0625rem", lineHeight: "1.5rem" },
  "& dd": { mt: "1", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
} as const;
