import { Field as Frame } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** Takes the help's place and marks the field. */
  error?: string;
  isRequired?: boolean;
  /** A control of Chakra (Input, Textarea, NativeSelect): it gets the label's id and the error by itself. */
  children: ReactNode;
}

/** Label above, control, help or error below. */
export const Field = ({ label, help, error, isRequired, children }: FieldProps) => (
  <Frame.Root invalid={Boolean(error)} required={isRequired}>
    <Frame.Label>{label}</Frame.Label>
    {children}
    {help && !error && <Frame.HelperText>{help}</Frame.HelperText>}
    {error && (
      // `aria-describedby` names help texts only, and few screen readers know the `aria-errormessage` of error texts
      <Frame.HelperText css={errorText} aria-live="polite">
        <CircleAlert size={14} aria-hidden />
        {error}
      </Frame.HelperText>
    )}
  </Frame.Root>
);

const errorText = { display: "flex", alignItems: "center", gap: "1.5", color: "fg.error" } as const;
