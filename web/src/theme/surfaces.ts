import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { progressAnatomy, tableAnatomy, tabsAnatomy } from "@chakra-ui/react/anatomy";

/** Rows of 40 px under hairlines. */
export const table = defineSlotRecipe({
  className: "chakra-table",
  slots: tableAnatomy.keys(),
  base: {
    root: { w: "full", borderCollapse: "collapse", textStyle: "sm" },
    columnHeader: {
      px: "3",
      pb: "2",
      textAlign: "start",
      textStyle: "xs",
      fontWeight: "500",
      color: "fg.subtle",
      whiteSpace: "nowrap",
    },
    row: { _hover: { "& > td": { bg: "bg.subtle" } } },
    cell: { px: "3", py: "1", h: "10", borderTopWidth: "1px", verticalAlign: "middle" },
  },
});

/** A 2 px accent line under the open tab. */
export const tabs = defineSlotRecipe({
  className: "chakra-tabs",
  slots: tabsAnatomy.keys(),
  base: {
    list: { display: "flex", gap: "4", borderBottomWidth: "1px", overflowX: "auto" },
    trigger: {
      flex: "none",
      minH: { base: "11", md: "0" },
      py: "2",
      mb: "-1px",
      borderBottomWidth: "2px",
      borderColor: "transparent",
      color: "fg.muted",
      textStyle: "sm",
      fontWeight: "550",
      cursor: "pointer",
      _selected: { color: "fg", borderColor: "accent.solid" },
    },
    content: { pt: "4", _focusVisible: { outlineOffset: "2px" } },
  },
});

export const progress = defineSlotRecipe({
  className: "chakra-progress",
  slots: progressAnatomy.keys(),
  base: {
    track: { h: "1", borderRadius: "2px", bg: "border", overflow: "hidden" },
    range: { h: "full", borderRadius: "2px", bg: "accent.solid", transition: "width 120ms ease-out" },
    label: { textStyle: "xs" },
    valueText: { textStyle: "xs", fontVariantNumeric: "tabular-nums" },
  },
});

export const spinner = defineRecipe({
  className: "chakra-spinner",
  base: {
    display: "inline-block",
    boxSize: "1em",
    borderWidth: "2px",
    borderRadius: "full",
    borderColor: "currentColor",
    borderBottomColor: "transparent",
    animation: "spin 0.8s linear infinite",
    _motionReduce: { animationDuration: "3s" },
  },
  variants: { size: { inherit: {}, sm: { boxSize: "4" }, md: { boxSize: "5" }, lg: { boxSize: "8" } } },
  defaultVariants: { size: "md" },
});
