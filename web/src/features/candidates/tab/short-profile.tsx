import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { Mail, UserRound } from "lucide-react";
import { Link } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { longDay } from "#web/lib/format/dates.ts";
import { mailTo } from "#web/lib/format/reach.ts";
import { Pair, Pairs } from "#web/ui/page/part.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { Back } from "../detail/back.tsx";
import { unframed } from "../layout.ts";
import { StatusTag } from "../list/status-tag.tsx";
import { useCandidate } from "../queries.ts";
import { bandOf, nameOf } from "../words.ts";

interface ShortProfileProps {
  /** Absent while none is open. */
  id: string | undefined;
  onClose: () => void;
}

/** Contact, score and summary of the open candidate, with the way to all of it. */
export const ShortProfile = ({ id, onClose }: ShortProfileProps) =>
  id ? (
    <OpenProfile key={id} id={id} onClose={onClose} />
  ) : (
    <Box css={unframed}>
      <EmptyState icon={UserRound} title="No candidate selected">
        Select a candidate to view details
      </EmptyState>
    </Box>
  );

const OpenProfile = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: candidate, error, refetch } = useCandidate(id, { blind: false });
  return (
    <>
      <Back onClose={onClose} />
      {!candidate && !error && (
        <Box p="4">
          <Skeleton label="Loading the candidate" />
        </Box>
      )}
      {!candidate && error && (
        <Box css={unframed}>
          {error instanceof AppError && error.code === "not_found" ? (
            <EmptyState icon={UserRound} title="This candidate is no longer there">
              The application was erased.
            </EmptyState>
          ) : (
            <ErrorState
              title="The candidate could not be loaded"
              error={error}
              onRetry={() => void refetch()}
            />
          )}
        </Box>
      )}
      {candidate && (
        <Box p="5" display="grid" gap="4">
          <Box>
            <Flex align="center" gap="2" mb="2">
              <Heading as="h2" textStyle="h2" flex="1" minW="0" overflowWrap="anywhere">
                <bdi>{nameOf(candidate)}</bdi>
              </Heading>
              <StatusTag status={candidate.status} />
            </Flex>
            <Pairs>
              <Pair name="Email">
                <bdi>{candidate.applicant_email}</bdi>
              </Pair>
              <Pair name="Phone">
                {candidate.applicant_phone ?? <chakra.span color="fg.subtle">Not provided</chakra.span>}
              </Pair>
              <Pair name="Job">
                <bdi>{candidate.job_title}</bdi>
              </Pair>
              <Pair name="Company">
                <bdi>{candidate.company_name}</bdi>
              </Pair>
              <Pair name="Applied">{longDay(candidate.created_at)}</Pair>
            </Pairs>
          </Box>
          <Score score={candidate.evaluation_score ?? 0} summary={candidate.ai_evaluation?.summary} />
          <Flex gap="2" wrap="wrap">
            <Button asChild>
              <Link to={paths.candidates({ candidate: candidate.id })}>View Full Profile</Link>
            </Button>
            {candidate.applicant_email && (
              <Button asChild variant="outline">
                <a href={mailTo(candidate.applicant_email)}>
                  <Mail size={14} />
                  Contact Candidate
                </a>
              </Button>
            )}
          </Flex>
        </Box>
      )}
    </>
  );
};

const Score = ({ score, summary }: { score: number; summary: string | undefined }) => {
  if (score === 0)
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        There is no score. The answers are in the full profile.
      </chakra.p>
    );
  const band = bandOf(score);
  return (
    <Box>
      <Flex align="center" gap="3">
        <chakra.span textStyle="stat">{score}%</chakra.span>
        <Tag palette={band.palette}>{band.name}</Tag>
      </Flex>
      {summary && (
        <chakra.p textStyle="sm" mt="2" dir="auto">
          {summary}
        </chakra.p>
      )}
    </Box>
  );
};
