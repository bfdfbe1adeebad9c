import { chakra, Input, NativeSelect } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { httpMethods } from "#shared/integrations/shapes.ts";
import { Field } from "#web/ui/form/field.tsx";
import type { FormValues } from "./integration-form.ts";

/** Name, method and address. */
export const CallFields = () => {
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <Input {...register("name")} placeholder="Order status" />
      </Field>
      <chakra.div css={call}>
        <Field label="Method">
          <NativeSelect.Root>
            <NativeSelect.Field {...register("http_method")}>
              {httpMethods.map((method) => (
                <option key={method}>{method}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field>
        <Field
          label="API URL"
          help="A placeholder such as {order} becomes one encoded part of the path or the query. The host is fixed."
          error={errors.api_url_template?.message}
        >
          <Input
            {...register("api_url_template")}
            type="url"
            spellCheck={false}
            fontFamily="mono"
            placeholder="https://api.example.com/orders/{order}"
          />
        </Field>
      </chakra.div>
    </>
  );
};

const call = { display: "grid", gridTemplateColumns: "6rem minmax(0, 1fr)", gap: "2", alignItems: "start" };
