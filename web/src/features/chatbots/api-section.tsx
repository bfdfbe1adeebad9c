import { Box, Input, Stack } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import type { authTypes } from "#shared/integrations/shapes.ts";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SwitchField } from "../../ui/form/switch-field.tsx";
import { PasswordInput } from "../../ui/secret/password-input.tsx";
import type { NewChatbotForm } from "./creation/new-chatbot-form.ts";

/** The optional API integration of a new chatbot, folded until it is switched on. */
export const ApiSection = () => {
  const isOn = useFormContext<NewChatbotForm>().watch("has_api");
  return (
    <Box borderTopWidth="1px" pt="4">
      <SwitchField<NewChatbotForm>
        name="has_api"
        label="API integration (optional)"
        help="Asks your API when a question has a phrase, such as “order status”."
      />
      {isOn && <ApiFields />}
    </Box>
  );
};

const kinds: Record<(typeof authTypes)[number], string> = {
  none: "None",
  api_key_header: "Key in a header",
  api_key_query: "Key in the address",
  bearer_token: "Bearer token",
};

const ApiFields = () => {
  const { register, watch, formState } = useFormContext<NewChatbotForm>();
  const errors = formState.errors.api;
  const kind = watch("api.auth_type");
  return (
    <Stack gap="4" mt="4">
      <Field label="Endpoint URL" error={errors?.endpoint?.message}>
        <Input
          type="url"
          spellCheck={false}
          fontFamily="mono"
          placeholder="https://api.example.com/orders"
          {...register("api.endpoint")}
        />
      </Field>
      <Field
        label="Trigger phrase"
        help="A question with these words asks the API. More triggers, and values from the question, come in the settings."
        error={errors?.trigger?.message}
      >
        <Input placeholder="order status" {...register("api.trigger")} />
      </Field>
      <Field label="Authentication">
        <SelectInput options={kinds} {...register("api.auth_type")} />
      </Field>
      {(kind === "api_key_header" || kind === "api_key_query") && (
        <Field
          label={kind === "api_key_header" ? "Header name" : "Parameter name"}
          error={errors?.auth_header_name?.message}
        >
          <Input fontFamily="mono" spellCheck={false} {...register("api.auth_header_name")} />
        </Field>
      )}
      {kind !== "none" && (
        <Field
          label="Value"
          help="Kept encrypted and never shown again. It is sent to this address's server only."
          error={errors?.auth_value?.message}
        >
          <PasswordInput autoComplete="off" {...register("api.auth_value")} />
        </Field>
      )}
    </Stack>
  );
};
