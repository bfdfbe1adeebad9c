import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import type { CriterionKind } from "#shared/jobs/shapes.ts";
import { kindNames } from "#web/ui/application-words.ts";

interface KindChoiceProps {
  label: string;
  value: CriterionKind;
  onChange: (kind: CriterionKind) => void;
}

/** Whether a criterion is needed, welcome, or only for people to read. */
export const KindChoice = ({ label, value, onChange }: KindChoiceProps) => {
  const name = useId();
  return (
    <chakra.fieldset css={frame} aria-label={label}>
      {(Object.keys(kindNames) as CriterionKind[]).map((kind) => (
        <label key={kind}>
          <input type="radio" name={name} checked={kind === value} onChange={() => onChange(kind)} />
          <span>{kindNames[kind]}</span>
        </label>
      ))}
    </chakra.fieldset>
  );
};

const frame = {
  display: "inline-flex",
  w: "fit-content",
  p: "2px",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.subtle",
  "& label": { position: "relative", cursor: "pointer" },
  "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer" },
  "& span": {
    display: "flex",
    alignItems: "center",
    minH: { base: "9", md: "6" },
    px: "2",
    borderRadius: "l1",
    textStyle: "xs",
    fontWeight: "550",
    color: "fg.muted",
  },
  "& input:checked + span": { bg: "bg.panel", color: "fg", boxShadow: "sheet" },
  "& input:focus-visible + span": { outline: "2px solid", outlineColor: "accent.focusRing" },
} as const;
