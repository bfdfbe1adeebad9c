import { chakra, Input } from "@chakra-ui/react";
import { Controller } from "react-hook-form";
import { isColor } from "#shared/contrast.ts";
import type { WidgetForm } from "../../features/widgets/form/widget-form.ts";
import { Field } from "../field.tsx";

export interface ColorFieldProps {
  label: string;
  name: "theme.primaryColor" | "theme.backgroundColor" | "theme.textColor";
  error?: string;
}

/** A colour as text, or picked from its swatch. */
export const ColorField = ({ label, name, error }: ColorFieldProps) => (
  <Controller<WidgetForm, ColorFieldProps["name"]>
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
