import { Box, chakra, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day } from "#web/lib/format/dates.ts";
import { Activity } from "../activity.tsx";
import { Applications } from "./applications.tsx";
import { card, parts } from "./card-layout.ts";
import { JobActions } from "./job-actions.tsx";

/** The signs of headings and lists, which the card shows as running text. */
const marksOfLines = /^[ \t]*(?:#{1,6}|[-*•])[ \t]+/gmu;

/** One posting: its title's link covers the card and opens the form; applications and buttons stay separate. */
export const JobCard = ({ job, onRemove }: { job: JobPosting; onRemove: () => void }) => (
  <Grid as="article" aria-label={job.title} css={{ ...card, _hover: { borderColor: "border.emphasized" } }}>
    <Box css={parts.main}>
      <Flex gap="3" align="center" wrap={{ base: "wrap", md: "nowrap" }} rowGap="1">
        <Heading
          as="h2"
          textStyle="h3"
          lineClamp="2"
          minW="0"
          overflowWrap="anywhere"
          dir="auto"
          title={job.title}
          {...(!job.is_active && { color: "fg.muted" })}
        >
          <Box asChild _after={{ content: '""', position: "absolute", inset: "0", borderRadius: "l3" }}>
            <Link to={paths.editJob(job.id)}>{job.title}</Link>
          </Box>
        </Heading>
        <Activity job={job} />
      </Flex>
      <Facts job={job} />
      <Text
        textStyle="sm"
        color="fg.muted"
        maxW="46rem"
        mt="1"
        lineClamp="2"
        overflowWrap="anywhere"
        dir="auto"
      >
        {job.description.replaceAll(marksOfLines, "")}
      </Text>
    </Box>
    <Applications job={job} />
    <Box css={parts.foot}>
      <span>Created {day(job.created_at)}</span>
      {job.can_interview && job.rag_system_name !== null ? (
        <chakra.span maxW="14rem" truncate dir="auto" title={job.rag_system_name}>
          {job.rag_system_name}
        </chakra.span>
      ) : (
        <chakra.span color="orange.fg" title="Nobody can be interviewed until you choose a chatbot.">
          {job.rag_system_name ?? "Unknown Chatbot"}
        </chakra.span>
      )}
      <chakra.span
        fontFamily="mono"
        fontSize="0.6875rem"
        flex="1"
        minW="0"
        truncate
        hideBelow="md"
        title={`/jobs/${job.public_slug}`}
      >
        /jobs/{job.public_slug}
      </chakra.span>
      <JobActions job={job} onRemove={onRemove} />
    </Box>
  </Grid>
);

/** Company, place, type and pay in one line; those that are empty are left out. */
const Facts = ({ job }: { job: JobPosting }) => (
  <Text textStyle="sm" mt="1" overflowWrap="anywhere" {...(!job.is_active && { color: "fg.muted" })}>
    {[job.company_name, job.location, job.is_remote && "Remote", job.job_type, job.salary_range]
      .filter((fact) => fact)
      .map((fact, at) => (
        <span key={String(fact)}>
          {at > 0 && (
            <chakra.span color="fg.subtle" aria-hidden>
              {" · "}
            </chakra.span>
          )}
          <bdi>{fact}</bdi>
        </span>
      ))}
  </Text>
);
