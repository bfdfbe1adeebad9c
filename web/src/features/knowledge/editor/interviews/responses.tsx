import { Box, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { InterviewDetail, KnowledgeResponse } from "#shared/knowledge/interview-shapes.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { counted } from "../../words.ts";

/** The answers of the chosen interview, by section. */
export const Responses = ({ interviewId }: { interviewId: string | undefined }) => {
  const { data, error, refetch } = useQuery({
    ...query("knowledgeInterviews", "get", { interviewId: interviewId ?? "" }),
    enabled: interviewId !== undefined,
    meta: { failure: "Failed to load interview responses" },
  });
  return (
    <Box role="region" tabIndex={0} aria-label="Responses" px="5" py="4">
      {interviewId === undefined ? (
        <Text color="fg.muted">Choose “View” to read what a person has answered.</Text>
      ) : data ? (
        <Answers interview={data} />
      ) : error ? (
        <ErrorState title="The responses could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Loading the responses" rows={4} />
      )}
    </Box>
  );
};

const Answers = ({ interview }: { interview: InterviewDetail }) => {
  const byQuestion = new Map(interview.responses.map((one) => [one.question_id, one]));
  return (
    <>
      <Flex align="baseline" gap="3">
        <Heading as="h2" textStyle="h3" flex="1" minW="0" overflowWrap="anywhere">
          <bdi>{interview.interviewee_name}</bdi>
        </Heading>
        <chakra.span textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {counted(interview.answered_count, "answer")}
        </chakra.span>
      </Flex>
      {interview.sections.map((section) => (
        <SectionAnswers key={section.id} section={section} byQuestion={byQuestion} />
      ))}
    </>
  );
};

interface SectionAnswersProps {
  section: TemplateSection;
  byQuestion: Map<string, KnowledgeResponse>;
}

const SectionAnswers = ({ section, byQuestion }: SectionAnswersProps) => (
  <section aria-label={section.title}>
    <Heading as="h3" textStyle="sm" fontWeight="600" pt="4" pb="1" overflowWrap="anywhere">
      {section.section_order} <bdi>{section.title}</bdi>
    </Heading>
    <chakra.dl css={list}>
      {section.questions.map(({ id, question_text }) => {
        const { response_text, follow_up } = byQuestion.get(id) ?? {};
        return (
          <div key={id}>
            <dt dir="auto">{question_text}</dt>
            {response_text ? (
              <dd dir="auto">{response_text}</dd>
            ) : (
              <chakra.dd fontStyle="italic">No response provided</chakra.dd>
            )}
            {follow_up?.answer && (
              <dd dir="auto">
                {follow_up.question} {follow_up.answer}
              </dd>
            )}
          </div>
        );
      })}
    </chakra.dl>
  </section>
);

const list = {
  textStyle: "sm",
  overflowWrap: "anywhere",
  "& > div": { py: "2", borderTopWidth: "1px" },
  "& dt": { fontWeight: "550" },
  "& dd": { color: "fg.muted", mt: "0.5", whiteSpace: "pre-wrap", textWrap: "pretty" },
} as const;
