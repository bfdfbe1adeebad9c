import { Box, chakra, Heading, Text } from "@chakra-ui/react";

/** The way of an applicant, step by step; the last one is the owner's. */
export const InterviewProcess = ({ isSaved = false }: { isSaved?: boolean }) => (
  <Box as="section" aria-labelledby="interview-process" css={frame}>
    <Heading as="h2" id="interview-process" textStyle="h3">
      Interview Process
    </Heading>
    <Text textStyle="sm" color="fg.muted" mt="0.5">
      A chat of at most 5 minutes, in writing.
    </Text>
    <chakra.ol css={steps}>
      <li>
        <b>Contact</b>
        <span>Name, email, a notice that a program asks, and consent.</span>
      </li>
      <li>
        <b>Initial question</b>
        <span>The same for everybody.</span>
      </li>
      <li>
        <b>Up to 4 follow-up questions</b>
        <span>{isSaved ? "Those below." : "Proposed when you create the posting. You can change them."}</span>
      </li>
      <li>
        <b>Maximum 5-minute chat</b>
        <span>At 5:00 it closes. What was answered is kept.</span>
      </li>
      <li className="you">
        <b>You decide</b>
        <span>Each mark shows the applicant’s own words. Nobody is turned down by the program.</span>
      </li>
    </chakra.ol>
  </Box>
);

const frame = { p: "4", pb: "2", bg: "bg.panel", borderWidth: "1px", borderRadius: "l3" } as const;

const steps = {
  mt: "3",
  listStyleType: "none",
  counterReset: "step",
  textStyle: "sm",
  "& li": { position: "relative", ps: "7", pb: "4", counterIncrement: "step" },
  "& li::before": {
    content: "counter(step)",
    position: "absolute",
    insetInlineStart: "0",
    top: "0",
    display: "grid",
    placeItems: "center",
    boxSize: "1.125rem",
    borderRadius: "full",
    boxShadow: "inset 0 0 0 1.5px var(--chakra-colors-border-emphasized)",
    color: "fg.muted",
    fontSize: "0.6875rem",
    fontWeight: "600",
  },
  "& li:not(:last-child)::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: "0.53rem",
    top: "1.375rem",
    bottom: "1",
    w: "1px",
    bg: "border",
  },
  "& li.you::before": { content: '""', bg: "accent.solid", boxShadow: "none" },
  "& b": { display: "block", fontWeight: "550" },
  "& span": { color: "fg.muted" },
} as const;
