import { Box, chakra, Heading } from "@chakra-ui/react";
import { useId } from "react";
import type { ReportedEntry } from "#shared/forum/shapes.ts";
import { moment } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";

const mostShown = 5;

/** Why it was reported, the newest report first; who reported it is not told. */
export const Reasons = ({ reports }: Pick<ReportedEntry, "reports">) => {
  const id = useId();
  if (reports.length === 0) return null;
  const left = reports.length - mostShown;
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="sm" fontWeight="600">
        Reports ({whole(reports.length)})
      </Heading>
      <chakra.ul css={list}>
        {reports.slice(0, mostShown).map(({ reason, created_at }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report has nothing that tells it apart, and none moves
          <li key={at}>
            {reason ? <bdi>{reason}</bdi> : <em>No reason given</em>}
            <time dateTime={created_at}>{moment(created_at)}</time>
          </li>
        ))}
        {left > 0 && <li>and {whole(left)} more</li>}
      </chakra.ul>
    </Box>
  );
};

const list = {
  listStyleType: "none",
  mt: "1",
  textStyle: "sm",
  "& li": { display: "flex", flexWrap: "wrap", columnGap: "3", py: "0.5" },
  "& bdi": { minW: "0", overflowWrap: "anywhere" },
  "& em": { color: "fg.muted", fontStyle: "normal" },
  "& time": {
    color: "fg.subtle",
    textStyle: "xs",
    lineHeight: "1.25rem",
    fontVariantNumeric: "tabular-nums",
  },
} as const;
