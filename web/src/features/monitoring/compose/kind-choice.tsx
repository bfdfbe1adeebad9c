import { chakra } from "@chakra-ui/react";
import { Lock } from "lucide-react";

interface KindChoiceProps {
  isNote: boolean;
  onChange: (isNote: boolean) => void;
}

/** Whether the field writes to the visitor or a note. */
export const KindChoice = ({ isNote, onChange }: KindChoiceProps) => (
  <chakra.div role="group" aria-label="Write" css={segment}>
    <button type="button" aria-pressed={!isNote} onClick={() => onChange(false)}>
      Reply
    </button>
    <button type="button" aria-pressed={isNote} onClick={() => onChange(true)}>
      <Lock size={12} aria-hidden />
      Internal note
    </button>
  </chakra.div>
);

const segment = {
  display: "inline-flex",
  p: "2px",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.subtle",
  "& button": {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minH: { base: "10", md: "6" },
    px: "2",
    borderRadius: "l1",
    textStyle: "xs",
    fontWeight: "550",
    color: "fg.muted",
    cursor: "pointer",
  },
  "& button[aria-pressed=true]": { bg: "bg.panel", color: "fg", boxShadow: "sheet" },
} as const;
