import { Box, Flex, Text } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";

interface VerdictProps {
  kind: "good" | "bad" | "waiting";
  title: string;
  children?: string;
}

const looks = {
  good: { palette: "green", Icon: CircleCheck },
  bad: { palette: "red", Icon: CircleAlert },
  waiting: { palette: "blue", Icon: LoaderCircle },
};

/** The result of a check, below what was checked. */
export const Verdict = ({ kind, title, children }: VerdictProps) => {
  const { palette, Icon } = looks[kind];
  return (
    <Flex
      role={kind === "bad" ? "alert" : "status"}
      gap="2.5"
      px="3"
      py="2.5"
      borderRadius="l2"
      textStyle="sm"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <Box flex="none" pt="0.5" aria-hidden>
        <Icon size={16} />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="600">{title}</Text>
        {children && <Text>{children}</Text>}
      </Box>
    </Flex>
  );
};
