import { defineRecipe } from "@chakra-ui/react";

const press = { transitionProperty: "common", transitionDuration: "fast" } as const;
const size = (desk: string, px: string, textStyle: string) => ({
  h: { base: "11", md: desk },
  minW: { base: "11", md: desk },
  px,
  textStyle,
  gap: "1.5",
});

/** One filled button per view; the rest are outlined or ghosts. */
export const button = defineRecipe({
  className: "chakra-button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: "0",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "l2",
    fontWeight: "550",
    whiteSpace: "nowrap",
    cursor: "pointer",
    textDecoration: "none",
    ...press,
    _disabled: { opacity: "0.5", cursor: "not-allowed" },
    _icon: { flexShrink: "0" },
  },
  variants: {
    size: {
      xs: size("7", "2", "xs"),
      sm: size("8", "3", "sm"),
      md: size("9", "3.5", "sm"),
      lg: size("11", "4.5", "lg"),
    },
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { bg: "colorPalette.hover" },
      },
      outline: { bg: "bg.panel", color: "fg", borderColor: "border", _hover: { bg: "bg.muted" } },
      ghost: { color: "fg", _hover: { bg: "bg.muted" }, _expanded: { bg: "bg.muted" } },
      plain: {
        h: "auto",
        minW: "0",
        px: "0",
        color: "colorPalette.fg",
        _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
      },
    },
  },
  compoundVariants: [
    { variant: "outline", colorPalette: "red", css: { color: "red.fg" } },
    { variant: "ghost", colorPalette: "red", css: { color: "red.fg" } },
  ],
  defaultVariants: { size: "sm", variant: "solid" },
});

/** Base styles of text fields: outline contrast 3:1; on phones 44 px high with 16 px type, which prevents zooming. */
export const control = {
  width: "full",
  minW: "0",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l2",
  bg: "bg.panel",
  color: "fg",
  fontSize: { base: "1rem", md: "md" },
  lineHeight: "1.25rem",
  appearance: "none",
  ...press,
  _hover: { borderColor: "fg.muted" },
  _placeholder: { color: "fg.subtle", opacity: "1" },
  _focusVisible: { outlineOffset: "-1px", borderColor: "transparent" },
  _invalid: { borderColor: "border.error" },
  _disabled: { opacity: "0.5", cursor: "not-allowed" },
  _readOnly: { bg: "bg.subtle" },
} as const;

const heights = {
  sm: { h: { base: "11", md: "8" }, px: "2.5" },
  md: { h: { base: "11", md: "10" }, px: "3" },
};

export const input = defineRecipe({
  className: "chakra-input",
  base: control,
  variants: { size: heights, variant: { outline: {} } },
  defaultVariants: { size: "sm", variant: "outline" },
});

export const textarea = defineRecipe({
  className: "chakra-textarea",
  base: { ...control, px: "2.5", py: "1.5", minH: "16", resize: "vertical" },
  variants: { size: { sm: {} }, variant: { outline: {} } },
  defaultVariants: { size: "sm", variant: "outline" },
});

export const link = defineRecipe({
  className: "chakra-link",
  base: {
    color: "accent.fg",
    fontWeight: "550",
    _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
  },
});

export const badge = defineRecipe({
  className: "chakra-badge",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    h: "4.5",
    px: "1.5",
    borderRadius: "l1",
    fontSize: "xs",
    lineHeight: "1",
    fontWeight: "550",
    whiteSpace: "nowrap",
    bg: "colorPalette.subtle",
    color: "colorPalette.fg",
    _icon: { boxSize: "11px", strokeWidth: "2.25" },
  },
});
