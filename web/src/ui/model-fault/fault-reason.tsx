import { Flex, Text } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { FaultWays } from "./fault-ways.tsx";
import { faultWords } from "./fault-words.ts";

/** Below a failed answer: why its model failed, and the way to what mends it. */
export const FaultReason = (props: ComponentProps<typeof FaultWays>) => (
  <>
    <Text mt="1" textStyle="sm" color="fg" overflowWrap="anywhere">
      {faultWords(props.fault)}
    </Text>
    <Flex wrap="wrap" columnGap="3" rowGap="1" mt="1" textStyle="sm" color="fg.muted">
      <FaultWays {...props} />
    </Flex>
  </>
);
