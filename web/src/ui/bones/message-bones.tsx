import { Box } from "@chakra-ui/react";
import { Skeleton } from "../state/skeleton.tsx";

/** Bones of a conversation's messages. */
export const MessageBones = () => (
  <Box p="5">
    <Skeleton label="Loading messages" rows={5} />
  </Box>
);
