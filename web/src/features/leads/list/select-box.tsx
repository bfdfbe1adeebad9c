import { chakra } from "@chakra-ui/react";

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some but not all are selected. */
  isMixed?: boolean;
  onChange: () => void;
}

/** A checkbox with a touch area of its own. */
export const SelectBox = ({ label, isSelected, isMixed = false, onChange }: SelectBoxProps) => (
  <chakra.label display="inline-flex" position="relative" zIndex="1" p="3" m="-3" cursor="pointer">
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
