import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import type { Importance } from "#shared/knowledge/rules.ts";
import { importancePalettes } from "./importance-words.ts";

interface ImportanceChoiceProps {
  values: readonly Importance[];
  value: Importance;
  onChange: (value: Importance) => void;
}

/** The importance of a question as radio buttons side by side. */
export const ImportanceChoice = ({ values, value, onChange }: ImportanceChoiceProps) => {
  const name = useId();
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="sm" fontWeight="550" mb="1.5">
        Importance
      </chakra.legend>
      <chakra.div css={radios}>
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <chakra.span
              boxSize="7px"
              borderRadius="2px"
              bg={`${importancePalettes[one]}.solid`}
              aria-hidden
            />
            {one}
          </label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
};

const radios = {
  display: "flex",
  flexWrap: "wrap",
  gap: "1",
  "& label": {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minH: { base: "11", md: "8" },
    ps: "2.5",
    pe: "3",
    borderWidth: "1px",
    borderRadius: "l2",
    bg: "bg.panel",
    textStyle: "sm",
    fontWeight: "550",
    color: "fg.muted",
    cursor: "pointer",
    "&:has(:checked)": { borderColor: "accent.solid", bg: "accent.subtle", color: "accent.subtleFg" },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
  },
  "& input": { position: "absolute", inset: "0", opacity: "0", m: "0", cursor: "pointer" },
} as const;
