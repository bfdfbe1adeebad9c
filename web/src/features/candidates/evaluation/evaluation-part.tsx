import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import type { CandidateDetail, Evaluation } from "#shared/candidates/shapes.ts";
import { Tag } from "#web/ui/tag.tsx";
import { WeightedBar } from "../weighted-bar.tsx";
import { bandOf, countOf } from "../words.ts";
import { CriterionMark } from "./criterion-mark.tsx";
import { EvaluationState } from "./evaluation-state.tsx";
import { HowWorkedOut } from "./how-worked-out.tsx";
import { barWords, coverageWords, judgedOf, partsOf, totalOf, twoDigits } from "./points.ts";

interface EvaluationPartProps {
  candidate: CandidateDetail;
  /** The criterion whose quote is shown in the answers. */
  openQuote: string | undefined;
  onQuote: (criterionId: string) => void;
}

/** The evaluation; without a score a sentence in its place. */
export const EvaluationPart = ({ candidate, ...quotes }: EvaluationPartProps) => {
  const { evaluation_score, evaluations } = candidate;
  const [evaluation] = evaluations;
  if (evaluation && evaluation_score !== null && evaluation_score > 0)
    return <Card candidate={candidate} evaluation={evaluation} score={evaluation_score} {...quotes} />;
  return <NoScore candidate={candidate} />;
};

interface CardProps extends EvaluationPartProps {
  evaluation: Evaluation;
  score: number;
}

const Card = ({ candidate, evaluation, score, openQuote, onQuote }: CardProps) => {
  const judged = judgedOf(evaluation);
  const { points, most } = totalOf(judged);
  const band = bandOf(score);
  return (
    <chakra.section css={part} aria-labelledby="evaluation-title">
      <Flex align="center" gap="2">
        <Heading as="h4" id="evaluation-title" flex="1" textStyle="h3">
          AI Evaluation
        </Heading>
        {candidate.is_stale ? (
          <Tag palette="orange">Version {evaluation.rubric_version} of the criteria, stale</Tag>
        ) : (
          <chakra.span textStyle="xs" color="fg.subtle">
            Version {evaluation.rubric_version} of the criteria
          </chakra.span>
        )}
      </Flex>
      <Flex align="center" gap="3" mt="3">
        <chakra.span textStyle="stat">{score}%</chakra.span>
        <Box>
          <Tag palette={band.palette}>{band.name}</Tag>
          <chakra.p textStyle="xs" color="fg.muted" mt="1">
            Based on answers to {candidate.responses.length} interview questions
          </chakra.p>
        </Box>
      </Flex>
      <Box mt="3">
        <WeightedBar parts={partsOf(judged)} label={barWords(judged)} />
      </Box>
      <chakra.p css={below}>
        <span>
          {twoDigits(points)} of {most} points
        </span>
        <span>{coverageWords(evaluation.coverage, judged)}</span>
      </chakra.p>
      <EvaluationState candidate={candidate} />
      <chakra.ol listStyleType="none" mt="3">
        {judged.map((one) => (
          <CriterionMark
            key={one.criterion.id}
            judged={one}
            isOpen={openQuote === one.criterion.id}
            onQuote={onQuote}
          />
        ))}
      </chakra.ol>
      <chakra.div css={words}>
        <List title="Strengths" items={evaluation.strengths} none="None was shown in these answers." />
        <List title="Areas for Improvement" items={evaluation.weaknesses} none="None was found." />
        <div>
          <h5>AI Summary</h5>
          <p dir="auto">{evaluation.summary}</p>
        </div>
      </chakra.div>
      <HowWorkedOut candidate={candidate} />
    </chakra.section>
  );
};

const List = ({ title, items, none }: { title: string; items: string[]; none: string }) => (
  <div>
    <h5>{title}</h5>
    {items.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {items.map((one) => (
          <li key={one} dir="auto">
            {one}
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** Says why there is no score; that says nothing about the applicant. */
const NoScore = ({ candidate }: { candidate: CandidateDetail }) => {
  const { evaluations, responses, is_evaluating, interview, person_requested_at } = candidate;
  const words = responses.reduce(
    (sum, one) => sum + one.response_text.split(/\s+/u).filter(Boolean).length,
    0,
  );
  const isEvaluated = evaluations.length > 0;
  if (!interview && person_requested_at) return null;
  return (
    <chakra.section css={part} aria-labelledby="evaluation-title">
      <Heading as="h4" id="evaluation-title" textStyle="h3">
        {isEvaluated ? "Insufficient evidence for a score" : "No evaluation yet"}
      </Heading>
      <chakra.p textStyle="sm" color="fg.muted" mt="1">
        {isEvaluated
          ? `${countOf(responses.length, "answer")}, ${countOf(words, "word")}. None of them speaks of a criterion, so there is nothing to mark. That says nothing about the applicant: a talk may.`
          : noEvaluation({
              isStarted: interview !== null,
              isFinished: Boolean(interview?.finished_at),
              is_evaluating,
            })}
      </chakra.p>
      {(isEvaluated || is_evaluating) && <EvaluationState candidate={candidate} />}
      {isEvaluated && <HowWorkedOut candidate={candidate} />}
    </chakra.section>
  );
};

const noEvaluation = ({
  isStarted,
  isFinished,
  is_evaluating,
}: Record<"isStarted" | "isFinished" | "is_evaluating", boolean>): string => {
  if (!isStarted) return "The interview was not started.";
  if (!isFinished) return "The interview is running. It is evaluated when it ends.";
  if (is_evaluating) return "The answers are being compared with the criteria of the posting.";
  return "No question was answered, so there is nothing to compare with the criteria.";
};

const part = { borderTopWidth: "1px", pt: "5" } as const;

const below = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "4",
  mt: "1.5",
  textStyle: "xs",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
} as const;

const words = {
  display: "grid",
  gap: "4",
  pt: "4",
  borderTopWidth: "1px",
  textStyle: "sm",
  overflowWrap: "anywhere",
  "& h5": { fontWeight: "600", mb: "1" },
  "& ul": { listStyleType: "disc", ps: "4", display: "grid", gap: "1" },
} as const;
