import { Flex, Stack } from "@chakra-ui/react";
import { TableBones } from "#web/ui/bones/table-bones.tsx";
import { SkeletonLine, useLate } from "#web/ui/state/skeleton.tsx";

/** Bones of the upload panel and of the list below it. */
export const UploadBones = () => {
  const isLate = useLate();
  return (
    <Stack gap="8">
      {isLate && (
        <Flex align="center" gap="4" h="5.5rem" p="5" borderWidth="1.5px" borderRadius="l3" bg="bg.subtle">
          <Stack gap="2.5" flex="1">
            <SkeletonLine width="8rem" />
            <SkeletonLine width="70%" />
          </Stack>
          <SkeletonLine width="7rem" height="2rem" />
        </Flex>
      )}
      <TableBones label="Loading documents" columns={["3rem", "2rem", "5rem", "5.5rem"]} />
    </Stack>
  );
};
