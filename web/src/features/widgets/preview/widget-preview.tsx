import { Box, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Pills } from "#web/ui/pills.tsx";
import type { WidgetForm } from "../form/widget-form.ts";
import { DrawnWidget } from "./drawn-widget.tsx";
import { type PreviewBackground, previewBackgroundNames, previewBackgrounds } from "./preview-backgrounds.ts";

/** The widget as the form describes it, before it is saved. */
export const WidgetPreview = () => {
  const [background, setBackground] = useState<PreviewBackground>("Light");
  const theme = useWatch<WidgetForm, "theme">({ name: "theme" });
  const config = useWatch<WidgetForm, "config">({ name: "config" });
  const branding = useWatch<WidgetForm, "branding">({ name: "branding" });
  const [vertical, horizontal] = config.position.split("-");
  return (
    <Box
      as="aside"
      aria-label="Preview"
      position={{ base: "static", md: "sticky" }}
      top="0"
      alignSelf="start"
    >
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" mb="3">
        <Text textStyle="sm" fontWeight="550">
          Preview
        </Text>
        <Pills
          label="Background"
          values={previewBackgroundNames}
          value={background}
          onChange={setBackground}
        />
      </Flex>
      <Flex
        h={{ base: "34rem", lg: "36rem" }}
        p={{ base: "3", lg: "4" }}
        align={vertical === "top" ? "flex-start" : "flex-end"}
        justify={horizontal === "left" ? "flex-start" : "flex-end"}
        borderWidth="1px"
        borderRadius="8px"
        overflow="hidden"
        style={{ background: previewBackgrounds[background] }}
      >
        <DrawnWidget theme={theme} config={config} branding={branding} />
      </Flex>
    </Box>
  );
};
