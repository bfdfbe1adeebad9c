import { Box, chakra, Flex } from "@chakra-ui/react";
import type { CandidateDetail, Mark } from "#shared/candidates/shapes.ts";
import { kindNames } from "#web/ui/application-words.ts";
import { Tag } from "#web/ui/tag.tsx";
import { Reference } from "../evaluation/criterion-mark.tsx";
import { MarkSign } from "../evaluation/mark-sign.tsx";
import { nameOf } from "../words.ts";
import { grid } from "./grid.ts";
import type { ComparedCriterion } from "./rows.ts";

/** A criterion with the marks and sentences of both; on phones it lists them one below the other. */
export const ComparedRow = ({ row, pair }: { row: ComparedCriterion; pair: CandidateDetail[] }) => (
  <chakra.li css={line}>
    <Flex as="header" className="criterion">
      <bdi>{row.criterion.text}</bdi>
      <Tag>{kindNames[row.criterion.kind]}</Tag>
    </Flex>
    {pair.map((candidate, at) => (
      <Box key={candidate.id} className="mark">
        <chakra.bdi className="who">{nameOf(candidate)}</chakra.bdi>
        <Side mark={row.marks[at]} />
      </Box>
    ))}
  </chakra.li>
);

const Side = ({ mark }: { mark: Mark | undefined }) => {
  if (!mark)
    return (
      <chakra.span textStyle="xs" color="fg.muted">
        Not among the criteria
      </chakra.span>
    );
  return (
    <>
      <MarkSign mark={mark} />
      {mark.quote && (
        <p>
          <q dir="auto">{mark.quote.text}</q> <Reference answer={mark.quote.answer} />
        </p>
      )}
    </>
  );
};

const phone = "@container sheet (max-width: 44rem)";

const line = {
  ...grid,
  py: "3",
  borderTopWidth: "1px",
  alignItems: "start",
  "& .criterion": { flexDirection: "column", alignItems: "flex-start", gap: "1" },
  "& .criterion bdi": { fontWeight: "550", textStyle: "sm", textWrap: "pretty", overflowWrap: "anywhere" },
  "& .mark": { display: "grid", gap: "1", minW: "0" },
  "& .who": { display: "none" },
  "& q": { fontFamily: "serif", fontSize: "1rem", lineHeight: "1.4375rem", overflowWrap: "anywhere" },
  "@container sheet (max-width: 62rem)": {
    ...grid["@container sheet (max-width: 62rem)"],
    "& .criterion": { flexDirection: "row", gap: "2" },
    "& .criterion bdi": { flex: "1" },
  },
  [phone]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& .mark": { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
    "& .mark p": { gridColumn: "1 / -1" },
    "& .who": { display: "block", textStyle: "xs", fontWeight: "600", color: "fg.muted" },
  },
} as const;
