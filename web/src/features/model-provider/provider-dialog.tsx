import { Input, NativeSelect, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { ProviderState } from "#shared/model-provider/routes.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { showIssues } from "../../ui/form/show-issues.ts";
import { localServers, services } from "./services.ts";
import { UseDialog } from "./use-dialog.tsx";
import { useSaving } from "./use-saving.ts";

interface Values {
  base_url: string;
  key: string;
  /** One a line. */
  models: string;
}

/**
 * Asks for address and key of a provider of language models, which is tried before it is stored; then, if it is the first
 * one, whether the chatbots that use the built-in model are to use it.
 */
export const ProviderDialog = ({ state, onClose }: { state: ProviderState; onClose: () => void }) => {
  const { provider, may_be_private } = state;
  const [connected, setConnected] = useState<ProviderState>();
  const form = useForm<Values>({
    defaultValues: {
      base_url: provider?.base_url ?? services[0]?.baseUrl ?? "",
      key: "",
      models: provider?.is_named ? provider.models.join("\n") : "",
    },
  });
  const { mutate, isPending } = useSaving({
    success: "Provider connected",
    failure: "The provider was not connected",
  });
  const { errors, isDirty } = form.formState;
  const address = form
    .watch("base_url")
    .trim()
    .replace(/(?<!\/)\/+$/, "");
  const keepsKey = provider?.has_key && provider.base_url === address;
  const submit = form.handleSubmit(({ base_url, key, models }) =>
    mutate(
      {
        base_url,
        ...((key || !keepsKey) && { key }),
        models: models.split("\n").flatMap((line) => line.trim() || []),
      },
      {
        onSuccess: (next) => {
          form.reset();
          if (!provider && next.builtin_chatbots.length > 0) setConnected(next);
          else onClose();
        },
        onError: (error) => showIssues(form, error),
      },
    ),
  );
  if (connected?.provider)
    return <UseDialog state={connected} provider={connected.provider} onClose={onClose} />;
  const choices = [...services, ...(may_be_private ? localServers : [])];
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      title={provider ? "Change the provider" : "Connect a provider"}
      lead="A service or server that speaks OpenAI's protocol."
      onSubmit={submit}
      action={provider ? "Save" : "Connect"}
      isBusy={isPending}
      busyText="Trying it"
    >
      <Field label="Service">
        <NativeSelect.Root>
          <NativeSelect.Field
            value={choices.some(({ baseUrl }) => baseUrl === address) ? address : ""}
            onChange={({ currentTarget }) =>
              form.setValue("base_url", currentTarget.value, { shouldDirty: true })
            }
          >
            {choices.map(({ name, baseUrl }) => (
              <option key={baseUrl} value={baseUrl}>
                {name}
              </option>
            ))}
            <option value="">Another server</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field>
      <Field
        label="Base URL"
        help={
          may_be_private
            ? "You run this installation, so it may be a server of this machine or network."
            : "An address of the internet."
        }
        error={errors.base_url?.message}
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          fontFamily="mono"
          placeholder="https://models.example.com/v1"
          {...form.register("base_url", { required: "Enter the address." })}
        />
      </Field>
      <Field
        label="Key"
        help="Encrypted when it is saved, and sent to this address only. Nobody can read it again."
        error={errors.key?.message}
      >
        <Input
          type="password"
          autoComplete="off"
          spellCheck={false}
          fontFamily="mono"
          placeholder={keepsKey ? "Saved; type to replace" : ""}
          {...form.register("key")}
        />
      </Field>
      <Field
        label="Models (optional)"
        help="One name a line. Without any, all chat models are offered that the server lists."
        error={errors.models?.message}
      >
        <Textarea rows={2} spellCheck={false} fontFamily="mono" {...form.register("models")} />
      </Field>
    </FormDialog>
  );
};
