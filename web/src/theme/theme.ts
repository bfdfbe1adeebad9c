import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { colors, shadows } from "./colors.ts";
import { badge, button, input, link, textarea } from "./controls.ts";
import { checkbox, field, nativeSelect, switchField } from "./fields.ts";
import { dialog, drawer, toast } from "./overlays.ts";
import { breakpoints, keyframes, tokens } from "./scales.ts";
import { progress, spinner, table, tabs } from "./surfaces.ts";
import { textStyles } from "./type.ts";

/** The product's look as a Chakra system. It holds only the recipes that screens use, to keep the first load small. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsRoot: ":where(html)",
    conditions: { dark: "[data-theme=dark] &", light: ":root &, [data-theme=light] &" },
    globalCss: {
      html: {
        color: "fg",
        bg: "bg",
        colorPalette: "accent",
        colorScheme: "light",
        "&[data-theme=dark]": { colorScheme: "dark" },
      },
      body: { textStyle: "md", fontFamily: "body" },
      ":focus-visible": { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
      "*, *::before, *::after": { borderColor: "border" },
      "::selection": { bg: "accent.subtle" },
    },
    theme: {
      breakpoints,
      keyframes,
      tokens,
      textStyles,
      semanticTokens: { colors, shadows },
      recipes: { badge, button, input, link, spinner, textarea },
      slotRecipes: {
        checkbox,
        dialog,
        drawer,
        field,
        nativeSelect,
        progress,
        switch: switchField,
        table,
        tabs,
        toast,
      },
    },
  }),
);
