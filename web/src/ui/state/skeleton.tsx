import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useState } from "react";

interface SkeletonProps {
  /** The accessible name: "Loading documents". */
  label: string;
  rows?: number;
}

/** Placeholder rows of a list that is loading. They appear after 200 ms, to prevent flicker. */
export const Skeleton = ({ label, rows = 4 }: SkeletonProps) => {
  const isLate = useLate();
  return (
    <Box role="status" aria-busy aria-label={label} borderWidth={isLate ? "1px" : "0"} borderRadius="l3">
      {isLate &&
        widths.slice(0, rows).map((width) => (
          <Flex
            key={width}
            align="center"
            gap="3"
            px="4"
            minH="11"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <SkeletonLine width="1rem" height="1rem" />
            <Box flex="1">
              <SkeletonLine width={width} />
            </Box>
            <SkeletonLine width="4.5rem" />
          </Flex>
        ))}
    </Box>
  );
};

/** A grey line in place of a word. */
export const SkeletonLine = ({ width, height = "0.75rem" }: { width: string; height?: string }) => (
  <Box
    width={width}
    maxW="full"
    height={height}
    borderRadius="l1"
    bg="bg.muted"
    animation="bone 1.6s ease-in-out infinite"
    _motionReduce={{ animation: "none" }}
  />
);

/** True once 200 ms have passed. */
export const useLate = (): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
};

const widths = ["62%", "48%", "71%", "55%", "66%", "43%", "58%", "50%"];
