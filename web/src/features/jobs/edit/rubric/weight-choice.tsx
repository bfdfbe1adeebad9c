import { chakra } from "@chakra-ui/react";
import { useId } from "react";

const weights = [1, 2, 3, 4, 5];

interface WeightChoiceProps {
  label: string;
  value: number;
  onChange: (weight: number) => void;
}

/** Five squares, filled up to the weight. */
export const WeightChoice = ({ label, value, onChange }: WeightChoiceProps) => {
  const name = useId();
  return (
    <chakra.fieldset css={frame} aria-label={label}>
      {weights.map((weight) => (
        <label key={weight} data-on={weight <= value || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={String(weight)}
            checked={weight === value}
            onChange={() => onChange(weight)}
          />
        </label>
      ))}
    </chakra.fieldset>
  );
};

const frame = {
  display: "inline-flex",
  w: "fit-content",
  "& label": {
    position: "relative",
    display: "grid",
    placeItems: "center",
    w: { base: "6", md: "5" },
    h: { base: "10", md: "6" },
    cursor: "pointer",
  },
  "& label::before": {
    content: '""',
    boxSize: "12px",
    borderRadius: "3px",
    boxShadow: "inset 0 0 0 1.25px var(--chakra-colors-border-emphasized)",
  },
  "& label[data-on]::before": { bg: "accent.solid", boxShadow: "none" },
  "& label:hover::before": { boxShadow: "inset 0 0 0 2px var(--chakra-colors-accent-solid)" },
  "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer" },
  "& label:has(:focus-visible)": {
    outline: "2px solid",
    outlineColor: "accent.focusRing",
    borderRadius: "l1",
  },
} as const;
