import { chakra } from "@chakra-ui/react";
import { percentOf, progressWords } from "../questions.ts";

interface CoverageProps {
  /** Each section's questions and how many of them are answered; one segment a section. */
  parts: { total: number; answered: number }[];
}

/** How much of an interview is answered, as a bar and in words. */
export const Coverage = ({ parts }: CoverageProps) => {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const answered = parts.reduce((sum, part) => sum + part.answered, 0);
  const words = progressWords(answered, total);
  return (
    <>
      <Segments
        role="progressbar"
        aria-label="Questions answered"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentOf(answered, total)}
        aria-valuetext={words}
        parts={parts}
      />
      <chakra.p fontVariantNumeric="tabular-nums">{words}</chakra.p>
    </>
  );
};

type SegmentsProps = CoverageProps & React.ComponentProps<typeof chakra.div>;

/** One segment for each section, as long as it has questions, filled as far as it is answered. */
export const Segments = ({ parts, ...rest }: SegmentsProps) => (
  <chakra.div className="cover" css={bar} {...rest}>
    {parts
      .filter(({ total }) => total > 0)
      .map(({ total, answered }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections are told apart by their place
        <span key={at} style={{ flexGrow: total }}>
          <i style={{ width: `${percentOf(answered, total)}%` }} />
        </span>
      ))}
  </chakra.div>
);

const bar = {
  display: "flex",
  gap: "3px",
  h: "1.5",
  "& > span": { flexBasis: "0", minW: "0", borderRadius: "2px", bg: "border", overflow: "hidden" },
  "& i": { display: "block", h: "full", bg: "accent.solid" },
} as const;
