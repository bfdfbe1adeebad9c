import { NativeSelect } from "@chakra-ui/react";
import type { ComponentProps } from "react";

interface SelectInputProps extends ComponentProps<typeof NativeSelect.Field> {
  /** The words of each value, in the order of the list. */
  options: Record<string, string>;
}

/** The select of a form; takes what react-hook-form's `register` returns. */
export const SelectInput = ({ options, ...field }: SelectInputProps) => (
  <NativeSelect.Root>
    <NativeSelect.Field {...field}>
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
