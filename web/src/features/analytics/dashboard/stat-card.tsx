import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { Figure } from "#shared/analytics/routes.ts";
import { locale } from "#web/lib/format/locale.ts";
import { changeOf } from "./change.ts";

const arrows = { up: TrendingUp, down: TrendingDown };

interface StatCardProps {
  name: string;
  figure: Figure;
  /** Stands in place of the change while there is nothing to compare. */
  beginning?: string | undefined;
}

/** A figure and how it moved against last month. */
export const StatCard = ({ name, figure, beginning }: StatCardProps) => {
  const { text, direction } = beginning ? { text: beginning } : changeOf(figure);
  const Arrow = direction && arrows[direction];
  return (
    <Box as="section" px="5" py="4" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Heading as="h2" textStyle="sm" fontWeight="500" color="fg.muted">
        {name}
      </Heading>
      <Text textStyle="stat">{figure.total.toLocaleString(locale())}</Text>
      <Flex
        align="center"
        gap="1"
        mt="0.5"
        textStyle="sm"
        fontWeight="500"
        fontVariantNumeric="tabular-nums"
        color={direction === "up" ? "green.fg" : "fg.muted"}
      >
        {Arrow && <Arrow size={14} aria-hidden />}
        {text}
      </Flex>
    </Box>
  );
};
