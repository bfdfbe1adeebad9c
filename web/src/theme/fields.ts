import { defineSlotRecipe } from "@chakra-ui/react";
import { checkboxAnatomy, fieldAnatomy, nativeSelectAnatomy, switchAnatomy } from "@chakra-ui/react/anatomy";
import { control } from "./controls.ts";

export const field = defineSlotRecipe({
  className: "chakra-field",
  slots: fieldAnatomy.keys(),
  base: {
    root: { display: "flex", flexDirection: "column", gap: "1.5", w: "full", minW: "0" },
    label: { display: "flex", alignItems: "center", gap: "1", textStyle: "sm", fontWeight: "550" },
    helperText: { textStyle: "sm", color: "fg.muted" },
    errorText: { display: "flex", alignItems: "center", gap: "1.5", textStyle: "sm", color: "fg.error" },
  },
});

export const nativeSelect = defineSlotRecipe({
  className: "chakra-native-select",
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: "relative", display: "flex", w: "full" },
    field: { ...control, h: { base: "11", md: "8" }, pl: "2.5", pr: "8", "& > option": { bg: "bg.panel" } },
    indicator: {
      position: "absolute",
      top: "0",
      right: "2",
      h: "full",
      display: "flex",
      alignItems: "center",
      color: "fg.muted",
      pointerEvents: "none",
      _icon: { boxSize: "4" },
    },
  },
});

/** Label left, switch right. */
export const switchField = defineSlotRecipe({
  className: "chakra-switch",
  slots: switchAnatomy.keys(),
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "4",
      minH: { base: "11", md: "0" },
      cursor: "pointer",
    },
    label: { textStyle: "sm", flex: "1" },
    control: {
      flex: "none",
      w: "30px",
      h: "18px",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      bg: "bg.subtle",
      _checked: { bg: "accent.solid", borderColor: "accent.solid" },
      _focusVisible: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
    },
    thumb: {
      display: "block",
      boxSize: "3",
      m: "2px",
      borderRadius: "full",
      bg: "border.emphasized",
      transition: "translate 120ms ease-out",
      _checked: { translate: "12px 0", bg: "accent.contrast" },
    },
  },
});

/** Box left, label right. */
export const checkbox = defineSlotRecipe({
  className: "chakra-checkbox",
  slots: checkboxAnatomy.keys(),
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2.5",
      minH: { base: "11", md: "0" },
      cursor: "pointer",
    },
    label: { textStyle: "sm" },
    control: {
      flex: "none",
      display: "inline-flex",
      boxSize: "18px",
      p: "2px",
      borderRadius: "4px",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      bg: "bg.panel",
      color: "accent.contrast",
      _checked: { bg: "accent.solid", borderColor: "accent.solid" },
      _focusVisible: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
      "& svg": { boxSize: "full" },
    },
  },
});
