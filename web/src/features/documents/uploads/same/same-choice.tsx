import { Box, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { Choice, Upload } from "../upload.ts";
import type { Sameness } from "./sameness.ts";

interface SameChoiceProps {
  upload: Upload;
  sameness: Sameness;
  decision: Choice;
  onChoose: (choice: Choice) => void;
}

/** Says that a file is here already, and lets its owner decide what to do with it. */
export const SameChoice = ({ upload, sameness, decision, onChoose }: SameChoiceProps) => (
  <Box css={line} gridColumn="2 / -1">
    <chakra.span color="fg.muted" flex="1 1 16rem" minW="0">
      {sameness.words}
    </chakra.span>
    <chakra.fieldset css={choices}>
      <VisuallyHidden asChild>
        <legend>What to do with {upload.file.name}</legend>
      </VisuallyHidden>
      {sameness.choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`same-${upload.id}`}
            checked={choice === decision}
            onChange={() => onChoose(choice)}
          />
          {words[choice]}
        </label>
      ))}
    </chakra.fieldset>
  </Box>
);

const words: Record<Choice, string> = { skip: "Skip", replace: "Replace", keep: "Keep both" };

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  pb: "2",
  textStyle: "sm",
};

const choices = {
  display: "inline-flex",
  p: "0.5",
  gap: "0.5",
  borderRadius: "l2",
  bg: "bg.muted",
  "& label": {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minH: { base: "10", md: "6" },
    px: "2.5",
    borderRadius: "l1",
    color: "fg.muted",
    textStyle: "xs",
    fontWeight: "550",
    cursor: "pointer",
  },
  "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer" },
  "& label:has(:checked)": { bg: "bg.panel", color: "accent.fg", boxShadow: "sheet" },
  "& label:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent.focusRing" },
} as const;
