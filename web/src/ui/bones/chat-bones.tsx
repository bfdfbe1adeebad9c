import { Box, Flex, Stack } from "@chakra-ui/react";
import { SkeletonLine, useLate } from "../state/skeleton.tsx";

/** Bones of a question at the right and its answer, while a chat is opened. */
export const ChatBones = () => {
  const isLate = useLate();
  return (
    <Box role="status" aria-busy aria-label="Loading the chat" maxW="43rem" w="full" mx="auto">
      {isLate && <Exchange />}
    </Box>
  );
};

/** Bones of a chat screen: the bar, an exchange and the composer. */
export const ChatScreenBones = () => {
  const isLate = useLate();
  return (
    <Flex direction="column" flex="1" minH="0" role="status" aria-busy aria-label="Loading the chat">
      {isLate && (
        <>
          <Flex align="center" gap="3" minH="14" px={{ base: "4", md: "5" }} py="2" borderBottomWidth="1px">
            <SkeletonLine width="11.5rem" height="2rem" />
            <SkeletonLine width="9rem" />
          </Flex>
          <Box flex="1" maxW="43rem" w="full" mx="auto" p="6">
            <Exchange />
          </Box>
          <Box w="full" maxW="43rem" mx="auto" px="6" pb="12">
            <SkeletonLine width="100%" height="2.75rem" />
          </Box>
        </>
      )}
    </Flex>
  );
};

const Exchange = () => (
  <>
    <Flex justify="flex-end" mb="4">
      <SkeletonLine width="16rem" height="2.5rem" />
    </Flex>
    <Stack gap="3">
      <SkeletonLine width="92%" />
      <SkeletonLine width="86%" />
      <SkeletonLine width="48%" />
    </Stack>
  </>
);
