import { Button, chakra, Input, Text } from "@chakra-ui/react";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { secretMask } from "#shared/integrations/shapes.ts";
import type { FormValues } from "./integration-form.ts";

/** Headers sent with each call. A saved value that may be a key is masked. */
export const HeaderFields = () => {
  const { watch, setValue, formState } = useFormContext<FormValues>();
  const headers = watch("request_headers");
  const change = (next: Record<string, string>) =>
    setValue("request_headers", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <chakra.fieldset display="grid" gap="2" minW="0">
      <chakra.legend textStyle="sm" fontWeight="550" mb="1.5">
        Headers
      </chakra.legend>
      {Object.entries(headers).map(([name, value]) => (
        <chakra.div key={name} css={row}>
          <Text fontFamily="mono" textStyle="sm" w="40%" flex="none" truncate title={name}>
            {name}
          </Text>
          <Input
            aria-label={`Value of ${name}`}
            fontFamily="mono"
            value={value === secretMask ? "" : value}
            placeholder={value === secretMask ? `${secretMask} saved` : undefined}
            onChange={({ target }) => change({ ...headers, [name]: target.value })}
          />
          <Button
            variant="ghost"
            px="0"
            aria-label={`Remove header ${name}`}
            onClick={() =>
              change(Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)))
            }
          >
            <X size={16} />
          </Button>
        </chakra.div>
      ))}
      <Problem errors={formState.errors.request_headers} />
      <NewHeader onAdd={(name, value) => change({ ...headers, [name]: value })} />
    </chakra.fieldset>
  );
};

/** The first message of the field or of one of its headers. */
const Problem = ({ errors }: { errors: object | undefined }) => {
  const found = [errors, ...Object.values(errors ?? {})].find(
    (one): one is { message: string } => typeof one?.message === "string",
  );
  return found ? (
    <Text textStyle="sm" color="fg.error" role="alert">
      {found.message}
    </Text>
  ) : null;
};

const NewHeader = ({ onAdd }: { onAdd: (name: string, value: string) => void }) => {
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const add = () => {
    onAdd(name.trim(), value);
    setName("");
    setValue("");
  };
  return (
    <chakra.div css={row}>
      <Input
        aria-label="Header name"
        placeholder="Accept-Language"
        fontFamily="mono"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Input
        aria-label="Header value"
        placeholder="en"
        fontFamily="mono"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button variant="outline" flex="none" disabled={!name.trim()} onClick={add}>
        <Plus size={16} />
        Add header
      </Button>
    </chakra.div>
  );
};

const row = { display: "flex", alignItems: "center", gap: "2", minW: "0" };
