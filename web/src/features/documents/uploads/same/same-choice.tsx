import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import type { Choice, Upload } from "../upload.ts";
import type { Sameness } from "./sameness.ts";

interface SameChoiceProps {
  upload: Upload;
  sameness: Sameness;
  onChoose: (choice: Choice) => void;
}

/** Says that a file is here already, and lets its owner decide; the suggested choice comes first. */
export const SameChoice = ({ upload, sameness, onChoose }: SameChoiceProps) => (
  <Box css={line} gridColumn="2 / -1">
    <chakra.span color="fg.muted" flex="1 1 16rem" minW="0">
      {sameness.words}
    </chakra.span>
    <Flex role="group" aria-label={`What to do with ${upload.file.name}`} gap="1.5">
      {suggestedFirst(sameness).map((choice, index) => (
        <Button
          key={choice}
          variant={index === 0 ? "outline" : "ghost"}
          size="xs"
          onClick={() => onChoose(choice)}
        >
          {words[choice]}
        </Button>
      ))}
    </Flex>
  </Box>
);

const suggestedFirst = ({ choices, suggested }: Sameness): Choice[] => [
  suggested,
  ...choices.filter((choice) => choice !== suggested),
];

const words: Record<Choice, string> = { skip: "Skip", replace: "Replace", keep: "Keep both" };

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  pb: "2",
  textStyle: "sm",
};
