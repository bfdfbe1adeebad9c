import { chakra } from "@chakra-ui/react";
import { use } from "react";
import { type OpenMark, OpenSourceContext } from "./open-source.ts";

const Chip = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    minW: "1.125rem",
    h: "1.125rem",
    px: "0.28rem",
    borderRadius: "3px 6px 4px 5px",
    bg: "mark.chip",
    color: "mark.chipFg",
    fontFamily: "body",
    fontSize: "0.6875rem",
    fontWeight: "600",
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
  },
});

interface SourceNumberProps {
  number: number;
  /** Whether the answer cites it; grey otherwise. */
  isCited?: boolean;
}

/** A source's number inside another button. */
export const SourceNumber = ({ number, isCited = true }: SourceNumberProps) => (
  <Chip aria-hidden {...(!isCited && { bg: "border", color: "fg.muted" })}>
    {number}
  </Chip>
);

/** A citation in the text; a touch area of 44 px around 18 px. No line begins with it, nor with what follows it. */
export const CiteChip = ({ number, mark }: { number: number; mark: OpenMark }) => {
  const { openNumber, openMark, toggle } = use(OpenSourceContext);
  return (
    <chakra.span css={joined}>
      <Chip
        asChild
        ms="0.12rem"
        cursor="pointer"
        verticalAlign="0.14em"
        position="relative"
        css={ringAndReach}
      >
        <button
          type="button"
          aria-label={`Source ${number}`}
          aria-expanded={openNumber === number && openMark?.index === mark.index}
          onClick={(event) => toggle(number, event.currentTarget, mark)}
        >
          {number}
        </button>
      </Chip>
    </chakra.span>
  );
};

/** Word joiners, which are not copied. */
const joined = { whiteSpace: "nowrap", "&::before, &::after": { content: '"\\2060"' } };

const ring = "0 0 0 1.5px {colors.mark.solid}";
const ringAndReach = {
  "&:hover, &[aria-expanded=true]": { boxShadow: ring },
  _after: { content: '""', position: "absolute", inset: "-13px -8px" },
};
