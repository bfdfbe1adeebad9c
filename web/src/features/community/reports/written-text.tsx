import { Box, Button, chakra } from "@chakra-ui/react";
import { useId, useState } from "react";

const longLetters = 500;
const longLines = 8;

/** A text of a stranger as it was typed: nothing in it is a link, loads or runs. A long one is cut until it is opened. */
export const WrittenText = ({ text }: { text: string }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longLetters || text.split("\n").length > longLines;
  return (
    <Box dir="auto" ps="3" my="1" borderInlineStart="2px solid" borderColor="border.emphasized" maxW="46rem">
      <chakra.p
        id={id}
        textStyle="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        lineClamp={isLong && !isOpen ? "8" : undefined}
      >
        {text}
      </chakra.p>
      {isLong && (
        <Button
          variant="ghost"
          size="xs"
          ms="-2"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show all"}
        </Button>
      )}
    </Box>
  );
};
