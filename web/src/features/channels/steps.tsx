import { Box, chakra, Heading, Stack } from "@chakra-ui/react";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface StepProps {
  number: number;
  title: string;
  /** `next` is to be done now; `later` says what it waits for. */
  state: "done" | "next" | "later";
  children: ReactNode;
}

export const Steps = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.ol display="grid" listStyleType="none" aria-label={label}>
    {children}
  </chakra.ol>
);

/** One of several steps, with a line to the next. */
export const Step = ({ number, title, state, children }: StepProps) => (
  <chakra.li css={frame}>
    <Box css={tick} data-state={state} aria-hidden>
      {state === "done" ? <Check size={14} /> : number}
    </Box>
    <Stack gap="3" pt="0.5" maxW="36rem" minW="0">
      <Heading as="h4" textStyle="h3" color={state === "later" ? "fg.muted" : undefined}>
        {title}
      </Heading>
      {children}
    </Stack>
  </chakra.li>
);

const frame = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  columnGap: "4",
  pb: "6",
  _last: { pb: "0" },
  "&:not(:last-child)::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "11.5px",
    top: "28px",
    bottom: "4px",
    width: "1px",
    bg: "border.emphasized",
  },
} as const;

const tick = {
  boxSize: "6",
  display: "grid",
  placeItems: "center",
  borderRadius: "full",
  borderWidth: "1.5px",
  borderColor: "border.emphasized",
  textStyle: "xs",
  fontWeight: "600",
  color: "fg.muted",
  "&[data-state=done]": { bg: "accent.solid", borderColor: "accent.solid", color: "accent.contrast" },
  "&[data-state=next]": { borderColor: "accent.solid", color: "accent.fg" },
} as const;
