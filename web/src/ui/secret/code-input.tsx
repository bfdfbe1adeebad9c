import { Input, type InputProps } from "@chakra-ui/react";

/** Six digits, drawn as boxes; one field for screen readers, pasting and one-time-code autofill. */
export const CodeInput = (props: InputProps) => (
  <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} size="md" css={boxes} {...props} />
);

/**
 * Six boxes of 2ch with gaps of 0.75ch, 1.4ch from the sides; the digit stands in the middle of its box.
 * The letter spacing after the last digit and the caret fit in too, so that nothing is scrolled out on the left.
 */
const boxes = {
  w: "16.65ch",
  boxSizing: "content-box",
  fontFamily: "mono",
  fontSize: "xl",
  px: "0",
  ps: "1.9ch",
  letterSpacing: "1.75ch",
  backgroundImage: "repeating-linear-gradient(90deg, {colors.bg.muted} 0 2ch, transparent 2ch 2.75ch)",
  backgroundPosition: "1.4ch 0",
  backgroundSize: "15.75ch 100%",
  backgroundRepeat: "no-repeat",
} as const;
