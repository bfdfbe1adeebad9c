import { Input, type InputProps } from "@chakra-ui/react";
import { Controller } from "react-hook-form";
import { secretMask } from "#shared/integrations/shapes.ts";

interface SecretInputProps extends InputProps {
  name: "auth_value";
  /** Whether a value is saved, which stays until another one is typed. */
  isStored: boolean;
}

/** A secret that can be replaced and never read. */
export const SecretInput = ({ name, isStored, ...rest }: SecretInputProps) => (
  <Controller
    name={name}
    render={({ field }) => (
      <Input
        {...rest}
        {...field}
        value={field.value === secretMask ? "" : (field.value ?? "")}
        onChange={({ target }) => field.onChange(target.value || (isStored ? secretMask : ""))}
        placeholder={isStored ? `${secretMask} saved; type to replace` : undefined}
        fontFamily="mono"
        autoComplete="off"
        spellCheck={false}
      />
    )}
  />
);
