import { chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { Link } from "react-router-dom";
import type { Candidate } from "#shared/candidates/shapes.ts";
import { day, exact } from "#web/lib/format/dates.ts";
import { SelectBox } from "#web/ui/select-box.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { WeightedBar } from "../weighted-bar.tsx";
import { nameOf } from "../words.ts";
import { StatusTag } from "./status-tag.tsx";

interface CandidateRowProps {
  candidate: Candidate;
  /** The address of the view with this candidate open. */
  to: string;
  isOpen: boolean;
  isTicked: boolean;
  /** Absent where nothing is compared. */
  onTick?: ((id: string) => void) | undefined;
}

/** Name and status, address, posting and day, and how far the interview has come. */
export const CandidateRow = memo(({ candidate, to, isOpen, isTicked, onTick }: CandidateRowProps) => {
  const { id, status, applicant_email, job_title, created_at } = candidate;
  const name = nameOf(candidate);
  return (
    <chakra.li css={row} data-ticks={onTick && ""} data-chosen={isOpen || isTicked ? "" : undefined}>
      {onTick && (
        <SelectBox
          p="3"
          m="-3"
          zIndex="1"
          label={`Compare ${name}`}
          isSelected={isTicked}
          onChange={() => onTick(id)}
        />
      )}
      <Link to={to} replace={isOpen} state={{ keepsChanges: isOpen }} aria-current={isOpen || undefined}>
        <Flex gap="2" align="center">
          <chakra.bdi className="name" title={name}>
            {name}
          </chakra.bdi>
          <StatusTag status={status} />
        </Flex>
        {applicant_email && <bdi>{applicant_email}</bdi>}
        <Flex gap="2">
          <chakra.bdi flex="1" title={job_title}>
            {job_title}
          </chakra.bdi>
          <time dateTime={created_at} title={exact(created_at)}>
            {day(created_at)}
          </time>
        </Flex>
        <Standing candidate={candidate} />
      </Link>
    </chakra.li>
  );
});

/** The last line: the score if there is one, else what is going on. */
const Standing = ({ candidate }: { candidate: Candidate }) => {
  const { evaluation_score, parts, is_stale, person_requested_at, progress, coverage } = candidate;
  const isPersonWanted = person_requested_at !== null;
  const score = evaluation_score ?? 0;
  return (
    <Flex className="standing">
      {score > 0 && (
        <>
          <WeightedBar parts={parts} />
          <span>Match score: {score}%</span>
          {coverage !== null && coverage < 0.995 && (
            <span className="coverage">Coverage {Math.round(coverage * 100)}%</span>
          )}
          {is_stale && <Tag palette="orange">Stale</Tag>}
        </>
      )}
      {score === 0 && progress && !isPersonWanted && (
        <span>
          Answers question {Math.min(progress.answers + 1, progress.questions)} of {progress.questions}
        </span>
      )}
      {score === 0 && coverage !== null && !isPersonWanted && <span>Insufficient evidence for a score</span>}
      {isPersonWanted && <span className="wanted">Asks to speak with a person</span>}
    </Flex>
  );
};

const cut = { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const row = {
  position: "relative",
  borderBottomWidth: "1px",
  "& > label": { position: "absolute", insetInlineStart: "4", top: "0.6875rem" },
  "& > a": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "1px",
    px: "4",
    pt: { base: "3", md: "0.5625rem" },
    pb: "2.5",
    textStyle: "xs",
    color: "fg.muted",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px" },
  },
  "&[data-ticks] > a": { ps: "2.625rem" },
  "&[data-chosen] > a": { bg: "bg.selected" },
  "& > a[aria-current]": { boxShadow: "inset 3px 0 {colors.accent.solid}" },
  "& bdi": cut,
  "& .name": { flex: "1", textStyle: "sm", fontWeight: "600", color: "fg" },
  "& time": { fontVariantNumeric: "tabular-nums" },
  "& .standing": {
    alignItems: "center",
    gap: "2",
    flexWrap: "wrap",
    mt: "0.5",
    fontVariantNumeric: "tabular-nums",
    "& > [aria-hidden]": { w: "5.5rem", h: "1.5", flex: "none" },
    "& .wanted": { color: "orange.fg", fontWeight: "550" },
  },
} as const;
