import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

interface SelectBoxProps extends Pick<HTMLChakraProps<"label">, "p" | "m" | "zIndex" | "flex"> {
  label: string;
  isSelected: boolean;
  /** Some but not all are selected. */
  isMixed?: boolean;
  onChange: () => void;
}

/** A checkbox with a touch area of its own, as large as the padding. */
export const SelectBox = ({ label, isSelected, isMixed = false, onChange, ...area }: SelectBoxProps) => (
  <chakra.label display="inline-flex" position="relative" cursor="pointer" {...area}>
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
