import { chakra, Flex } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";

/** Warnings about content that was extracted only in part. */
export const WarningList = ({ warnings }: { warnings: string[] }) => (
  <Flex gap="2" px="3" py="2" borderRadius="l2" bg="orange.subtle" color="orange.fg" textStyle="sm">
    <TriangleAlert size={16} aria-hidden style={{ flex: "none", marginTop: 1 }} />
    <chakra.ul aria-label="Warnings" display="grid" gap="0.5" minW="0" overflowWrap="anywhere">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </chakra.ul>
  </Flex>
);
