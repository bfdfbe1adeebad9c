import { Box, chakra, Flex } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { applicationStatuses } from "#shared/jobs/statuses.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { statusPalettes } from "#web/ui/application-words.ts";
import { statusWords } from "../words.ts";
import { parts } from "./card-layout.ts";

/** How many applied and how far they are; leads to them. */
export const Applications = ({ job }: { job: JobPosting }) => {
  const { application_count: count, status_counts: counts } = job;
  const thing = count === 1 ? "application" : "applications";
  const standing = count > 0 ? statusWords(counts) : "Nobody has applied yet";
  return (
    <Box asChild css={parts.side} _hover={{ bg: "bg.muted" }}>
      <Link to={paths.candidates({ job: job.id })} title={`Candidates of ${job.title}`}>
        <Flex as="span" gap="1.5" align="baseline">
          <chakra.span
            fontSize="1.375rem"
            lineHeight="1.75rem"
            fontWeight="500"
            fontVariantNumeric="tabular-nums"
          >
            {whole(count)}
          </chakra.span>{" "}
          <chakra.span textStyle="sm" color="fg.muted">
            {thing}
          </chakra.span>
        </Flex>
        {count > 0 && (
          <Flex as="span" aria-hidden gap="2px" h="6px" mt="1" mb="2">
            {applicationStatuses
              .filter((status) => counts[status] > 0)
              .map((status) => (
                <Box
                  as="span"
                  key={status}
                  minW="1"
                  borderRadius="2px"
                  bg={`${statusPalettes[status]}.solid`}
                  flexGrow={counts[status]}
                  flexBasis="0"
                />
              ))}
          </Flex>
        )}
        <chakra.span display="block" textStyle="xs" color="fg.muted" textWrap="balance">
          {standing}
        </chakra.span>
      </Link>
    </Box>
  );
};
