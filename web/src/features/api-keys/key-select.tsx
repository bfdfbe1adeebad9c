import { NativeSelect } from "@chakra-ui/react";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { Field } from "../../ui/form/field.tsx";

interface KeySelectProps {
  label: string;
  keys: ApiKey[];
  value: string | undefined;
  onChange: (id: string) => void;
  /** The first option, which stands for no key. */
  none?: string;
}

/** Chooses one of the account's keys by name and prefix. */
export const KeySelect = ({ label, keys, value, onChange, none }: KeySelectProps) => (
  <Field label={label}>
    <NativeSelect.Root>
      <NativeSelect.Field value={value ?? ""} onChange={(event) => onChange(event.currentTarget.value)}>
        {none && <option value="">{none}</option>}
        {keys.map(({ id, name, key_prefix, rag_system_name }) => (
          <option key={id} value={id}>
            {name}, {key_prefix}, {rag_system_name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field>
);
