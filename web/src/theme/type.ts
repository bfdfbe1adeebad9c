import { defineTextStyles } from "@chakra-ui/react";

const fallback = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const fonts = {
  body: { value: `"Hanken Grotesk Variable", ${fallback}` },
  heading: { value: `"Hanken Grotesk Variable", ${fallback}` },
  serif: { value: '"Newsreader Variable", "Iowan Old Style", "Palatino Linotype", Georgia, serif' },
  mono: { value: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace' },
};

export const fontSizes = {
  xs: { value: "0.75rem" },
  sm: { value: "0.8125rem" },
  md: { value: "0.875rem" },
  lg: { value: "0.9375rem" },
  xl: { value: "1.0625rem" },
};

const style = (fontSize: string, lineHeight: string, more: object = {}) => ({
  value: { fontSize, lineHeight, ...more },
});
const serif = { fontFamily: "serif", fontWeight: "500", letterSpacing: "-0.02em", textWrap: "balance" };

/** Sans is operated, serif is read. */
export const textStyles = defineTextStyles({
  xs: style("xs", "1rem"),
  sm: style("sm", "1.125rem"),
  md: style("md", "1.25rem"),
  lg: style("lg", "1.5rem"),
  xl: style("xl", "1.625rem"),
  passage: style("xl", "1.625rem", { fontFamily: "serif", textWrap: "pretty" }),
  h1: style("1.375rem", "1.75rem", { fontWeight: "600", letterSpacing: "-0.014em", textWrap: "balance" }),
  h2: style("xl", "1.5rem", { fontWeight: "600", letterSpacing: "-0.008em" }),
  h3: style("lg", "1.25rem", { fontWeight: "600" }),
  figure: style("1.375rem", "1.75rem", { fontWeight: "500", fontVariantNumeric: "tabular-nums" }),
  stat: style("2rem", "2.25rem", {
    fontWeight: "500",
    letterSpacing: "-0.015em",
    fontVariantNumeric: "tabular-nums",
  }),
  d2: style("2.25rem", "2.5rem", serif),
  d1: style("4.5rem", "4.75rem", serif),
  logo: style("xl", "1", { fontWeight: "600", letterSpacing: "-0.02em" }),
});
