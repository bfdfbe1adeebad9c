import { chakra, Flex } from "@chakra-ui/react";

interface PillsProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  wordFor?: (value: Value) => string;
  /** Each with a border, where they stand among texts. */
  isOutlined?: boolean;
}

/** A few choices side by side, one of them pressed. */
export const Pills = <Value extends string>({
  label,
  values,
  value,
  onChange,
  wordFor,
  isOutlined,
}: PillsProps<Value>) => (
  <Flex role="group" aria-label={label} wrap="wrap" gap="1">
    {values.map((each) => (
      <Pill
        key={each}
        type="button"
        aria-pressed={each === value}
        onClick={() => onChange(each)}
        {...(isOutlined && outlined)}
      >
        {wordFor?.(each) ?? each}
      </Pill>
    ))}
  </Flex>
);

const outlined = {
  px: { base: "3", md: "2" },
  borderWidth: "1px",
  bg: "bg.panel",
  css: { "&[aria-pressed=true]": { bg: "accent.subtle", borderColor: "transparent" } },
} as const;

const Pill = chakra("button", {
  base: {
    minH: { base: "11", md: "7" },
    px: "2.5",
    borderRadius: "l2",
    color: "fg.muted",
    textStyle: "xs",
    fontWeight: "550",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&[aria-pressed=true]": { bg: "accent.subtle", color: "accent.subtleFg" },
  },
});
