import { Button, Input, Stack, Textarea } from "@chakra-ui/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { authTypes } from "#shared/integrations/shapes.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { HeaderFields } from "./header-fields.tsx";
import { type FormValues, hasDetails, hasFoldedError } from "./integration-form.ts";
import { SecretInput } from "./secret-input.tsx";

/** Authentication, headers, body and description, folded until they are needed. */
export const DetailFields = ({ isStored }: { isStored: boolean }) => {
  const { getValues, formState } = useFormContext<FormValues>();
  const [isChosen, setChosen] = useState(() => hasDetails(getValues()));
  const isOpen = isChosen || hasFoldedError(formState.errors);
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <Stack gap="4">
      <Button
        variant="ghost"
        alignSelf="start"
        ms="-2"
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        <Icon size={16} />
        Authentication, headers and body
      </Button>
      {isOpen && <Details isStored={isStored} />}
    </Stack>
  );
};

const Details = ({ isStored }: { isStored: boolean }) => {
  const { register, watch, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  const kind = watch("auth_type");
  return (
    <>
      <Field label="Authentication">
        <SelectInput options={kinds} {...register("auth_type")} />
      </Field>
      {(kind === "api_key_header" || kind === "api_key_query") && (
        <Field
          label={kind === "api_key_header" ? "Header name" : "Parameter name"}
          error={errors.auth_header_name?.message}
        >
          <Input
            {...register("auth_header_name")}
            fontFamily="mono"
            spellCheck={false}
            placeholder="X-Api-Key"
          />
        </Field>
      )}
      {kind !== "none" && (
        <Field
          label="Value"
          help="Kept encrypted and never shown again. It is sent to this address's server only."
          error={errors.auth_value?.message}
        >
          <SecretInput name="auth_value" isStored={isStored} />
        </Field>
      )}
      <HeaderFields />
      {watch("http_method") === "POST" && (
        <Field
          label="Request body"
          help={'JSON. {order} in a text is replaced by its value; "{order:number}" alone becomes a number.'}
          error={errors.request_body_template?.message}
        >
          <Textarea {...register("request_body_template")} rows={4} fontFamily="mono" spellCheck={false} />
        </Field>
      )}
      <Field label="Description (optional)" error={errors.description?.message}>
        <Textarea {...register("description")} rows={2} />
      </Field>
    </>
  );
};

const kinds: Record<(typeof authTypes)[number], string> = {
  none: "None",
  api_key_header: "Key in a header",
  api_key_query: "Key in the address",
  bearer_token: "Bearer token",
};
