import { Input, type InputProps } from "@chakra-ui/react";

/** Six digits, drawn as boxes; one field for screen readers, pasting and one-time-code autofill. */
export const CodeInput = (props: InputProps) => (
  <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} size="md" css={boxes} {...props} />
);

/** A box is 2ch wide with a gap of 0.75ch; the digit stands in its middle. */
const boxes = {
  w: "calc(6 * 2.75ch - 0.75ch)",
  boxSizing: "content-box",
  fontFamily: "mono",
  fontSize: "xl",
  px: "0",
  ps: "0.5ch",
  letterSpacing: "1.75ch",
  borderRadius: "0",
  overflow: "hidden",
  bg: "repeating-linear-gradient(90deg, {colors.bg.muted} 0 2ch, transparent 2ch 2.75ch)",
} as const;
