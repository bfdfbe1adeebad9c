import { chakra, Input } from "@chakra-ui/react";
import { Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { isColor } from "#shared/contrast.ts";
import { Field } from "#web/ui/form/field.tsx";

interface ColorFieldProps<Form extends FieldValues> {
  label: string;
  name: FieldPathByValue<Form, string>;
  error?: string;
}

/** A colour as `#rrggbb` text, or picked from its swatch; a field of the form around it. */
export const ColorField = <Form extends FieldValues>({ label, name, error }: ColorFieldProps<Form>) => (
  <Controller<Form, typeof name>
    name={name}
    render={({ field }) => (
      <Field label={label} error={error}>
        <chakra.div position="relative" w="full">
          <Input {...field} ps="9" fontFamily="mono" spellCheck={false} maxLength={7} />
          <Swatch
            type="color"
            aria-label={`Pick ${label.toLowerCase()} colour`}
            value={isColor(field.value) ? field.value : "#000000"}
            onChange={field.onChange}
          />
        </chakra.div>
      </Field>
    )}
  />
);

const Swatch = chakra("input", {
  base: {
    position: "absolute",
    insetInlineStart: "2",
    top: "50%",
    translate: "0 -50%",
    w: "5",
    h: "5",
    p: "0",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "l1",
    overflow: "hidden",
    cursor: "pointer",
    bg: "transparent",
    "&::-webkit-color-swatch-wrapper": { padding: "0" },
    "&::-webkit-color-swatch": { border: "0" },
    "&::-moz-color-swatch": { border: "0" },
  },
});
