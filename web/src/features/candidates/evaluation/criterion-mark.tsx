import { chakra, Flex } from "@chakra-ui/react";
import { kindNames } from "#web/ui/application-words.ts";
import { Tag } from "#web/ui/tag.tsx";
import { MarkSign } from "./mark-sign.tsx";
import { type Judged, pointsOf, twoDigits } from "./points.ts";

interface CriterionMarkProps {
  judged: Judged;
  isOpen: boolean;
  onQuote: (criterionId: string) => void;
}

/** A criterion with its mark, its points, and the sentence that is the evidence. */
export const CriterionMark = ({ judged, isOpen, onQuote }: CriterionMarkProps) => {
  const { criterion, mark } = judged;
  const { quote } = mark;
  return (
    <chakra.li css={item}>
      <Flex gap="2" align="flex-start">
        <chakra.bdi flex="1" fontWeight="550" textStyle="sm" overflowWrap="anywhere">
          {criterion.text}
        </chakra.bdi>
        <Tag>{kindNames[criterion.kind]}</Tag>
      </Flex>
      <Flex gap="2" align="center" justify="space-between">
        <MarkSign mark={mark} />
        <chakra.span textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {mark.is_asked
            ? `${twoDigits(pointsOf(judged))} of ${criterion.weight}`
            : `Not counted (weight ${criterion.weight})`}
        </chakra.span>
      </Flex>
      {quote && (
        <chakra.button
          type="button"
          css={quotation}
          aria-expanded={isOpen}
          title="Show it in the answers"
          onClick={() => onQuote(criterion.id)}
        >
          <q dir="auto">{quote.text}</q> <Reference answer={quote.answer} />
        </chakra.button>
      )}
      {!quote && (
        <chakra.p textStyle="sm" color="fg.muted">
          {mark.is_asked
            ? "Was not shown in the answers."
            : "No question reached it. It counts neither for nor against."}
        </chakra.p>
      )}
    </chakra.li>
  );
};

/** The number of an answer. */
export const Reference = ({ answer }: { answer: number }) => (
  <chakra.span css={reference} className="reference" role="img" aria-label={`Answer ${answer}`}>
    Q{answer}
  </chakra.span>
);

const item = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1.5",
  py: "3",
  borderTopWidth: "1px",
} as const;

const quotation = {
  display: "block",
  w: "full",
  px: "2.5",
  py: "2",
  borderRadius: "l2",
  bg: "bg.subtle",
  textAlign: "start",
  cursor: "pointer",
  overflowWrap: "anywhere",
  "& q": { fontFamily: "serif", fontSize: "1rem", lineHeight: "1.4375rem" },
  "&[aria-expanded=false]:hover": { bg: "bg.muted" },
  "&[aria-expanded=true]": { bg: "accent.subtle", color: "accent.subtleFg" },
  "&[aria-expanded=true] .reference": { bg: "accent.solid", color: "accent.contrast" },
} as const;

const reference = {
  display: "inline-block",
  px: "1",
  borderRadius: "l1",
  bg: "accent.subtle",
  color: "accent.subtleFg",
  fontSize: "0.6875rem",
  lineHeight: "1.125rem",
  fontWeight: "600",
  fontVariantNumeric: "tabular-nums",
} as const;
