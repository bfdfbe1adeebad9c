import { defineSlotRecipe } from "@chakra-ui/react";
import { dialogAnatomy, drawerAnatomy, toastAnatomy } from "@chakra-ui/react/anatomy";

const fade = {
  _open: { animationName: "fade-in", animationDuration: "fast" },
  _closed: { animationName: "fade-out", animationDuration: "fast" },
  _motionReduce: { animationName: "none" },
} as const;
const whole = { position: "fixed", inset: "0", w: "100dvw", h: "100dvh" } as const;
const backdrop = {
  ...whole,
  ...fade,
  bg: "bg.overlay",
  zIndex: "calc(var(--chakra-z-index-modal) + var(--layer-index, 0))",
} as const;

/** In the middle of the desk, from below on phones. */
export const dialog = defineSlotRecipe({
  className: "chakra-dialog",
  slots: dialogAnatomy.keys(),
  base: {
    backdrop,
    positioner: {
      ...whole,
      zIndex: "calc(var(--chakra-z-index-modal) + var(--layer-index, 0))",
      display: "flex",
      alignItems: { base: "flex-end", md: "center" },
      justifyContent: "center",
      p: { base: "0", md: "6" },
    },
    content: {
      display: "flex",
      flexDirection: "column",
      w: "full",
      maxH: { base: "calc(100dvh - 1.5rem)", md: "full" },
      bg: "bg.panel",
      borderRadius: { base: "sheet", md: "sheet" },
      borderBottomRadius: { base: "0", md: "sheet" },
      boxShadow: "dialog",
      outline: "0",
      ...fade,
    },
    header: { display: "flex", alignItems: "flex-start", gap: "4", pt: "5", pr: "4", pb: "4", pl: "6" },
    title: { textStyle: "h2" },
    description: { textStyle: "sm", color: "fg.muted", mt: "0.5" },
    body: { px: "6", pt: "1", pb: "5", overflow: "auto", flex: "1 1 auto" },
    footer: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      px: "4",
      py: "3",
      borderTopWidth: "1px",
    },
  },
});

/** The phone's menu, from the left. */
export const drawer = defineSlotRecipe({
  className: "chakra-drawer",
  slots: drawerAnatomy.keys(),
  base: {
    backdrop,
    positioner: {
      ...whole,
      zIndex: "calc(var(--chakra-z-index-modal) + var(--layer-index, 0))",
      display: "flex",
    },
    content: {
      display: "flex",
      flexDirection: "column",
      maxW: "full",
      bg: "bg",
      boxShadow: "dialog",
      outline: "0",
      ...fade,
    },
    body: { flex: "1", overflow: "auto" },
  },
  variants: {
    placement: {
      start: { positioner: { justifyContent: "flex-start" }, content: { w: "18rem" } },
      end: { positioner: { justifyContent: "flex-end" }, content: { w: "27rem" } },
      bottom: {
        positioner: { alignItems: "flex-end" },
        content: { w: "full", maxH: "82dvh", borderTopRadius: "sheet" },
      },
    },
  },
  defaultVariants: { placement: "start" },
});

const place = {
  transition: "translate 120ms ease-out, scale 120ms ease-out, opacity 120ms ease-out",
  _motionReduce: { transition: "none" },
};

export const toast = defineSlotRecipe({
  className: "chakra-toast",
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: "flex",
      alignItems: "flex-start",
      gap: "2.5",
      w: { base: "calc(100vw - 1.5rem)", md: "max-content" },
      maxW: { base: "none", md: "24rem" },
      py: "2.5",
      pr: "2",
      pl: "3.5",
      borderRadius: "8px",
      bg: "bg.inverted",
      color: "fg.inverted",
      boxShadow: "raised",
      textStyle: "sm",
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      opacity: "var(--opacity)",
      zIndex: "var(--z-index)",
      height: "var(--height)",
      ...place,
      "& > svg": { mt: "px" },
      "&[data-type=success] > svg": { color: { _light: "#7fce8d", _dark: "#21622b" } },
      "&[data-type=error] > svg": { color: { _light: "#f5a797", _dark: "#9c2416" } },
    },
    title: { fontWeight: "500" },
    description: { opacity: "0.8", mt: "0.5" },
    closeTrigger: {
      flex: "none",
      display: "grid",
      placeItems: "center",
      boxSize: "6",
      my: "-3px",
      ml: "auto",
      borderRadius: "l2",
      cursor: "pointer",
      opacity: "0.8",
      _hover: { opacity: "1", bg: "rgb(128 120 100 / 0.35)" },
    },
  },
});
