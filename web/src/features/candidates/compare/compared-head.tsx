import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { Tag } from "#web/ui/tag.tsx";
import { barWords, coverageWords, judgedOf, partsOf, totalOf, twoDigits } from "../evaluation/points.ts";
import { StatusTag } from "../list/status-tag.tsx";
import { WeightedBar } from "../weighted-bar.tsx";
import { bandOf, nameOf } from "../words.ts";

/** Name, status and score of one of the two. */
export const ComparedHead = ({ candidate }: { candidate: CandidateDetail }) => {
  const { evaluations, evaluation_score: score, status } = candidate;
  const [evaluation] = evaluations;
  const judged = evaluation ? judgedOf(evaluation) : [];
  const { points, most } = totalOf(judged);
  return (
    <Box display="grid" gap="2" alignContent="start" minW="0">
      <Flex gap="2" align="center" wrap="wrap">
        <Heading as="h2" textStyle="h2" flex="1" minW="6rem" overflowWrap="anywhere">
          <bdi>{nameOf(candidate)}</bdi>
        </Heading>
        <StatusTag status={status} />
      </Flex>
      {score !== null && score > 0 && evaluation ? (
        <>
          <Flex gap="3" align="center" wrap="wrap">
            <chakra.span textStyle="stat">{score}%</chakra.span>
            <Box>
              <Tag palette={bandOf(score).palette}>{bandOf(score).name}</Tag>
              <chakra.p css={meta} mt="1">
                {twoDigits(points)} of {most} points
              </chakra.p>
            </Box>
          </Flex>
          <WeightedBar parts={partsOf(judged)} label={barWords(judged)} />
          <chakra.p css={meta}>{coverageWords(evaluation.coverage, judged)}</chakra.p>
        </>
      ) : (
        <chakra.p css={meta}>
          {evaluation ? "Insufficient evidence for a score" : "No evaluation yet"}
        </chakra.p>
      )}
    </Box>
  );
};

const meta = { textStyle: "xs", color: "fg.muted", fontVariantNumeric: "tabular-nums" } as const;
