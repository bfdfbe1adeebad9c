import { Box, Flex } from "@chakra-ui/react";
import { SkeletonLine, useLate } from "../state/skeleton.tsx";

interface TableBonesProps {
  /** The accessible name: "Loading documents". */
  label: string;
  /** The widths of the columns behind the name. */
  columns: string[];
}

const names = ["46%", "32%", "54%", "38%", "50%"];

/** Bones of a table: its heads and rows of 44 px. */
export const TableBones = ({ label, columns }: TableBonesProps) => {
  const isLate = useLate();
  return (
    <Box role="status" aria-busy aria-label={label}>
      {isLate && (
        <>
          <Row height="8" name="3rem" columns={columns.map(() => "2.5rem")} />
          {names.map((name) => (
            <Row key={name} height="11" name={name} columns={columns} />
          ))}
        </>
      )}
    </Box>
  );
};

const Row = ({ height, name, columns }: { height: string; name: string; columns: string[] }) => (
  <Flex align="center" gap="6" h={height} px="1" borderBottomWidth="1px">
    <Box flex="1">
      <SkeletonLine width={name} />
    </Box>
    {columns.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
      <Box key={index} hideBelow="md">
        <SkeletonLine width={width} />
      </Box>
    ))}
  </Flex>
);
