import { Input, NativeSelect } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import type { TranscriberState } from "#shared/model-provider/transcriber.ts";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { hostOf } from "../services.ts";
import { localSpeechServers, speechServices } from "./services.ts";
import { useSavingTranscriber } from "./use-saving-transcriber.ts";

interface Values {
  base_url: string;
  key: string;
  model: string;
}

interface TranscriberDialogProps {
  state: TranscriberState;
  onClose: () => void;
}

/** Asks for address, key and model of a server for transcription, which is tried before it is stored. */
export const TranscriberDialog = ({ state, onClose }: TranscriberDialogProps) => {
  const { transcriber, may_be_private } = state;
  const choices = choicesOf(state);
  const [first] = choices;
  const form = useForm<Values>({
    defaultValues: {
      base_url: transcriber?.base_url ?? first?.baseUrl ?? "",
      key: "",
      model: transcriber?.model ?? first?.model ?? "",
    },
  });
  const { mutate, isPending } = useSavingTranscriber();
  const { errors, isDirty } = form.formState;
  const address = withoutSlashes(form.watch("base_url"));
  const kept = keptKey(state, address);
  const submit = form.handleSubmit(({ base_url, key, model }) =>
    mutate(
      { base_url, ...((key || !kept) && { key }), model },
      {
        onSuccess: () => {
          form.reset();
          onClose();
        },
        onError: (error) => showIssues(form, error),
      },
    ),
  );
  const chosen = choices.find(({ baseUrl }) => baseUrl === address);
  const choose = (baseUrl: string) => {
    form.setValue("base_url", baseUrl, { shouldDirty: true });
    const model = choices.find((one) => one.baseUrl === baseUrl)?.model;
    if (model) form.setValue("model", model, { shouldDirty: true });
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      title={transcriber ? "Change transcription" : "Connect transcription"}
      lead="A server that speaks OpenAI's protocol turns recordings into text. It gets the sound of each."
      onSubmit={submit}
      action={transcriber ? "Save" : "Connect"}
      isBusy={isPending}
      busyText="Trying it"
    >
      <Field label="Service" help={chosen?.help}>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={chosen ? address : ""}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
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
        help={
          kept === "provider"
            ? "The key of your language models serves here too. Type another one to use that."
            : "Encrypted when it is saved, and sent to this address only. Nobody can read it again."
        }
        error={errors.key?.message}
      >
        <Input
          type="password"
          autoComplete="off"
          spellCheck={false}
          fontFamily="mono"
          placeholder={kept ? "Saved; type to replace" : ""}
          {...form.register("key")}
        />
      </Field>
      <Field label="Model" error={errors.model?.message}>
        <Input
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          fontFamily="mono"
          {...form.register("model", { required: "Enter the model." })}
        />
      </Field>
    </FormDialog>
  );
};

interface Choice {
  name: string;
  baseUrl: string;
  model: string;
  help?: string;
}

/** The server of the account's language models comes first if it transcribes too. */
const choicesOf = ({ provider, may_be_private }: TranscriberState): Choice[] => {
  const known: Choice[] = [...speechServices, ...(may_be_private ? localSpeechServers : [])];
  if (!provider?.model) return known;
  const { base_url: baseUrl, model } = provider;
  const former = known.find((one) => one.baseUrl === baseUrl);
  const own = { name: `${former?.name ?? hostOf(baseUrl)}, as for the language models`, baseUrl, model };
  return [own, ...known.filter((one) => one !== former)];
};

/** Whose stored key is sent to an address unless another one is typed. */
const keptKey = ({ transcriber, provider }: TranscriberState, address: string) => {
  if (transcriber?.base_url === address) return transcriber.has_key ? "transcriber" : undefined;
  return provider?.base_url === address && provider.has_key ? "provider" : undefined;
};

const withoutSlashes = (text: string): string => text.trim().replace(/(?<!\/)\/+$/, "");
