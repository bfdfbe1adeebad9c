import { Box, chakra, Flex } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { Gap } from "#shared/gaps/shapes.ts";
import { shortDay } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { MaskedText } from "#web/ui/secret/masked-text.tsx";
import { Status } from "#web/ui/status.tsx";
import { isAsking } from "../queries.ts";
import { answeredNow, frequency, people } from "../words.ts";

interface GapRowProps {
  gap: Gap;
  to: string;
  isOpen: boolean;
}

/** A gap in the list: how many people, what they want to know, and where it stands. */
export const GapRow = ({ gap, to, isOpen }: GapRowProps) => (
  <chakra.div css={row}>
    <Link to={to} aria-current={isOpen ? "true" : undefined}>
      <span className="people">
        {whole(gap.people)} <small>{people(gap.people)}</small>
      </span>
      <Box minW="0">
        <b>
          <MaskedText text={gap.wording} />
        </b>
        <Flex className="facts">
          <Facts gap={gap} />
        </Flex>
      </Box>
    </Link>
  </chakra.div>
);

const Facts = ({ gap }: { gap: Gap }) => {
  const { replay, link, chatbotName, disliked, awaitsDocument } = gap;
  if (isAsking(gap)) return <Status tone="busy">Asking again</Status>;
  if (replay)
    return (
      <>
        <Status tone={gap.status === "closed" ? "good" : "warn"}>{answeredNow(replay)}</Status>
        <span>{frequency(gap)}</span>
      </>
    );
  if (link)
    return (
      <>
        <Status tone="busy">{link.name ? `${link.name} was asked` : "A colleague was asked"}</Status>
        <span>{shortDay(link.askedAt)}</span>
      </>
    );
  return (
    <>
      {awaitsDocument && <Status tone="busy">A document is awaited</Status>}
      <span dir="auto">{disliked > 0 ? `${whole(disliked)} disliked` : chatbotName}</span>
      <span>{frequency(gap)}</span>
    </>
  );
};

const row = {
  "& > a": {
    display: "grid",
    gridTemplateColumns: "3.5rem minmax(0, 1fr)",
    gap: "3",
    px: "4",
    py: "3",
    borderBottomWidth: "1px",
    borderInlineStart: "3px solid transparent",
    overflowWrap: "anywhere",
    _hover: { bg: "bg.muted" },
  },
  "& > a[aria-current]": { bg: "accent.subtle", borderInlineStartColor: "accent.solid" },
  "& .people": { fontSize: "xl", lineHeight: "1.5rem", fontVariantNumeric: "tabular-nums" },
  "& small": { display: "block", textStyle: "xs", color: "fg.muted" },
  "& b": { display: "block", fontWeight: "550", overflowWrap: "anywhere" },
  "& .facts": {
    flexWrap: "wrap",
    columnGap: "3",
    mt: "0.5",
    textStyle: "xs",
    color: "fg.muted",
  },
  "& .facts > *": { minW: "0", overflowWrap: "anywhere" },
} as const;
