import { Checkbox, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TickBoxProps {
  label: ReactNode;
  help?: ReactNode;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  isOff?: boolean;
}

/** A checkbox with a quiet sentence below its label. */
export const TickBox = ({ label, help, isTicked, onTick, isOff }: TickBoxProps) => (
  <Checkbox.Root
    alignItems="flex-start"
    checked={isTicked}
    disabled={isOff}
    onCheckedChange={({ checked }) => onTick(checked === true)}
  >
    <Checkbox.HiddenInput />
    <Checkbox.Control mt="1px">
      <Checkbox.Indicator />
    </Checkbox.Control>
    <Checkbox.Label fontWeight="550">
      {label}
      {help && (
        <chakra.span display="block" color="fg.muted" fontWeight="400">
          {help}
        </chakra.span>
      )}
    </Checkbox.Label>
  </Checkbox.Root>
);
