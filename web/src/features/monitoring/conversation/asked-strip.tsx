import { Button, Flex } from "@chakra-ui/react";
import { Strip } from "./strip.tsx";

interface AskedStripProps {
  name: string;
  isBusy: boolean;
  onKeep: () => void;
  onHandOver: () => void;
}

/** A member's request, seen by the one who holds the conversation; without an answer nothing changes. */
export const AskedStrip = ({ name, isBusy, onKeep, onHandOver }: AskedStripProps) => (
  <Strip
    tone="quiet"
    actions={
      <Flex gap="1.5">
        <Button variant="ghost" size="xs" onClick={onKeep}>
          Keep
        </Button>
        <Button variant="outline" size="xs" loading={isBusy} onClick={onHandOver}>
          Hand over
        </Button>
      </Flex>
    }
  >
    <b role="status">{name} asks to take over</b>
  </Strip>
);
