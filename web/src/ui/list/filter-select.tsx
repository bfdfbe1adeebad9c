import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";

interface FilterSelectProps {
  label: string;
  value: string;
  /** Names by value. */
  options: Record<string, string>;
  /** The value that filters nothing or is the usual one; the first of the options if absent. */
  first?: string;
  onChange: (value: string) => void;
}

/** A filter with its label above its value; one that is set is tinted. */
export const FilterSelect = ({ label, value, options, first, onChange }: FilterSelectProps) => {
  const defaultValue = first ?? Object.keys(options)[0];
  return (
    <chakra.label css={frame} data-set={value === defaultValue ? undefined : ""}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {!(value in options) && <option value={value}>Chosen</option>}
        {Object.entries(options).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </chakra.label>
  );
};

const frame = {
  position: "relative",
  display: "block",
  minH: "2.625rem",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.panel",
  cursor: "pointer",
  _hover: { borderColor: "border.emphasized" },
  _focusWithin: { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "1px" },
  "& > span": {
    position: "absolute",
    top: "1",
    insetInlineStart: "2.5",
    textStyle: "xs",
    color: "fg.subtle",
    pointerEvents: "none",
  },
  "& > select": {
    display: "block",
    w: "full",
    h: { base: "3rem", md: "2.5rem" },
    ps: "2.5",
    pe: "6",
    pt: "4",
    appearance: "none",
    bg: "transparent",
    textStyle: "sm",
    fontWeight: "550",
    textOverflow: "ellipsis",
    cursor: "pointer",
    outline: "none",
  },
  "& option": { bg: "bg.panel", color: "fg" },
  "& > svg": {
    position: "absolute",
    insetInlineEnd: "2",
    top: "calc(50% - 7px)",
    color: "fg.muted",
    pointerEvents: "none",
  },
  "&[data-set]": {
    bg: "accent.subtle",
    borderColor: "transparent",
    "& > span, & > select, & > svg": { color: "accent.fg" },
  },
} as const;
