import { Box, Flex } from "@chakra-ui/react";

interface MeterProps {
  label: string;
  /** The text beside the label: "14 of 60". */
  text: string;
  /** Above 100 it is drawn as 100. */
  percent: number;
  isLabelHidden?: boolean;
}

/** A bar of use; from 90 % on it is red. */
export const Meter = ({ label, text, percent, isLabelHidden }: MeterProps) => {
  const shown = Math.min(100, percent);
  return (
    <Box textStyle="xs">
      <Flex justify="space-between" gap="3" color="fg.muted">
        {!isLabelHidden && <span>{label}</span>}
        <Box as="b" color="fg" fontWeight="550" fontVariantNumeric="tabular-nums">
          {text}
        </Box>
      </Flex>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(shown)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        mt="1.5"
        h="1"
        borderRadius="2px"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box h="full" w={`${shown}%`} bg={shown >= 90 ? "red.solid" : "accent.solid"} />
      </Box>
    </Box>
  );
};
