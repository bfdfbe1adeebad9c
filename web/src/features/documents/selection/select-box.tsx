import { chakra } from "@chakra-ui/react";
import { useMay } from "#web/lib/session/account.ts";

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some but not all are selected. */
  isMixed?: boolean;
  onChange: () => void;
}

/** A checkbox with a touch area of its own, for members who may delete what they select. */
export const SelectBox = ({ label, isSelected, isMixed = false, onChange }: SelectBoxProps) =>
  useMay()("edits") && (
    <chakra.label flex="none" display="inline-flex" p="2" m="-2" cursor="pointer">
      <chakra.input
        type="checkbox"
        aria-label={label}
        boxSize="4"
        m="0"
        cursor="pointer"
        accentColor="accent.solid"
        checked={isSelected}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isMixed && !isSelected;
        }}
        onChange={onChange}
      />
    </chakra.label>
  );
