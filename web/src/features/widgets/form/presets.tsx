import { Box, chakra, Flex } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import type { WidgetForm } from "./widget-form.ts";

type Colors = Pick<WidgetForm["theme"], "primaryColor" | "backgroundColor" | "textColor">;

const presets: Record<string, Colors> = {
  Default: { primaryColor: "#2563eb", backgroundColor: "#ffffff", textColor: "#1f2937" },
  Ink: { primaryColor: "#1c1917", backgroundColor: "#ffffff", textColor: "#1c1917" },
  Forest: { primaryColor: "#0e5845", backgroundColor: "#fdfdf9", textColor: "#1d2b26" },
  Plum: { primaryColor: "#86198f", backgroundColor: "#ffffff", textColor: "#2a1030" },
  Night: { primaryColor: "#93b4ff", backgroundColor: "#16181d", textColor: "#e8eaf0" },
};

/** Colours to start from; each is readable as it is. */
export const Presets = () => {
  const { setValue } = useFormContext<WidgetForm>();
  const theme = useWatch<WidgetForm, "theme">({ name: "theme" });
  return (
    <Flex role="group" aria-label="Presets" gap="2" wrap="wrap">
      {Object.entries(presets).map(([name, colors]) => (
        <Preset
          key={name}
          type="button"
          aria-pressed={keysOf(colors).every((key) => theme[key] === colors[key])}
          onClick={() => {
            for (const key of keysOf(colors))
              setValue(`theme.${key}`, colors[key], { shouldDirty: true, shouldValidate: true });
          }}
        >
          <Box
            as="span"
            boxSize="5"
            borderRadius="4px"
            borderWidth="1px"
            aria-hidden
            style={{
              background: `linear-gradient(${colors.primaryColor} 45%, ${colors.backgroundColor} 45%)`,
            }}
          />
          {name}
        </Preset>
      ))}
    </Flex>
  );
};

const keysOf = (colors: Colors) => Object.keys(colors) as (keyof Colors)[];

const Preset = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: { base: "11", md: "9" },
    px: "3",
    borderWidth: "1px",
    borderRadius: "l2",
    textStyle: "sm",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&[aria-pressed=true]": { borderColor: "accent.solid", bg: "accent.subtle", color: "accent.subtleFg" },
  },
});
