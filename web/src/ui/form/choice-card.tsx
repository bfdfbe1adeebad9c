import { Box, chakra, Text } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";

/** A group of choices under its name. */
export const Choices = ({ name, children }: { name: string; children: ReactNode }) => (
  <chakra.fieldset minW="0">
    <chakra.legend textStyle="sm" fontWeight="550" mb="1.5">
      {name}
    </chakra.legend>
    {children}
  </chakra.fieldset>
);

interface ChoiceCardProps extends ComponentProps<"input"> {
  title: string;
  children?: string;
}

/** A radio button as a card. */
export const ChoiceCard = ({ title, children, ...input }: ChoiceCardProps) => (
  <chakra.label position="relative" cursor="pointer" h="full">
    <chakra.input type="radio" {...input} css={hidden} className="peer" />
    <Box css={card}>
      <Text textStyle="sm" fontWeight="550">
        {title}
      </Text>
      {children && (
        <Text textStyle="xs" color="fg.muted" mt="0.5">
          {children}
        </Text>
      )}
    </Box>
  </chakra.label>
);

const hidden = { position: "absolute", opacity: "0", pointerEvents: "none" } as const;

const card = {
  h: "full",
  px: "3",
  py: "2.5",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l2",
  _peerHover: { bg: "bg.muted" },
  _peerChecked: {
    bg: "bg.selected",
    borderColor: "accent.solid",
    boxShadow: "inset 0 0 0 1px var(--chakra-colors-accent-solid)",
  },
  _peerFocusVisible: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
} as const;
