import { Box, Button, Flex, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Cpu } from "lucide-react";
import { useState } from "react";
import type { ProviderState } from "#shared/model-provider/routes.ts";
import { query } from "../../lib/api/api.ts";
import { moment } from "../../lib/format/dates.ts";
import { Field } from "../../ui/form/field.tsx";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { SettingsRow } from "../../ui/page/settings-row.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { hostOf } from "./services.ts";
import { Transcription } from "./transcription/transcription.tsx";
import { useSaving } from "./use-saving.ts";

const ProviderDialog = lazyDialog(async () => (await import("./provider-dialog.tsx")).ProviderDialog);
const UseDialog = lazyDialog(async () => (await import("./use-dialog.tsx")).UseDialog);
const RemoveDialog = lazyDialog(async () => (await import("./remove-dialog.tsx")).RemoveDialog);

/** The account's own provider of language models: what it offers, and the way to set one up. */
export const ModelProvider = () => {
  const { data, isError, error, refetch } = useQuery(query("modelProvider", "read", {}));
  const [open, setOpen] = useState<"form" | "use" | "removal">();
  if (isError && !data)
    return (
      <ErrorState
        title="The language models could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton label="Loading the language models" rows={2} />;
  const change = () => setOpen("form");
  const close = () => setOpen(undefined);
  return (
    <>
      {data.provider ? (
        <Connected
          {...data}
          provider={data.provider}
          onChange={change}
          onUse={() => setOpen("use")}
          onRemove={() => setOpen("removal")}
        />
      ) : (
        <Unconnected {...data} onConnect={change} />
      )}
      <Box mt="4" borderTopWidth="1px" pt="4">
        <Transcription />
      </Box>
      {open === "form" && <ProviderDialog state={data} onClose={close} />}
      {open === "use" && data.provider && <UseDialog state={data} provider={data.provider} onClose={close} />}
      {open === "removal" && <RemoveDialog state={data} onClose={close} />}
    </>
  );
};

const Unconnected = ({
  installation,
  may_connect,
  chatbots,
  onConnect,
}: ProviderState & { onConnect: () => void }) => (
  <>
    <SettingsRow
      icon={Cpu}
      title={installation.provider === "builtin" ? "Built-in model" : installation.model}
      help={
        installation.provider === "builtin"
          ? "Quotes the sentences that fit best. A language model answers in its own words."
          : "The model of this installation."
      }
    >
      {may_connect && (
        <Button variant="outline" onClick={onConnect}>
          Connect a provider
        </Button>
      )}
    </SettingsRow>
    {!may_connect && <Note>The people who run this installation choose its language models.</Note>}
    {chatbots.length > 0 && (
      <Note>
        {namesOf(chatbots)} can't answer: the provider was removed. Choose another model in their settings.
      </Note>
    )}
  </>
);

interface ConnectedProps extends ProviderState {
  provider: NonNullable<ProviderState["provider"]>;
  onChange: () => void;
  onUse: () => void;
  onRemove: () => void;
}

const maxNames = 12;

const Connected = ({
  provider,
  may_connect,
  builtin_chatbots,
  onChange,
  onUse,
  onRemove,
}: ConnectedProps) => {
  const { base_url, models, default_model, is_named, has_key, checked_at } = provider;
  const { mutate, isPending } = useSaving({
    success: "New chatbots begin with it",
    failure: "The model was not chosen",
  });
  const choose = (model: string) =>
    mutate({ base_url, models: is_named ? models : [], default_model: model });
  const more = models.length - maxNames;
  return (
    <>
      <SettingsRow
        icon={Cpu}
        title={hostOf(base_url)}
        help={`Offers ${models.length} ${models.length === 1 ? "model" : "models"}. Tried ${moment(checked_at)}. ${
          has_key ? "The key is saved and can't be read." : "Without a key."
        }`}
      >
        <Flex gap="2">
          {may_connect && (
            <Button variant="outline" onClick={onChange}>
              Change
            </Button>
          )}
          <Button variant="outline" colorPalette="red" onClick={onRemove}>
            Remove
          </Button>
        </Flex>
      </SettingsRow>
      {!may_connect && (
        <Note>It is not used any more: the people who run this installation choose its language models.</Note>
      )}
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" mb="4">
        {models.slice(0, maxNames).join(", ")}
        {more > 0 && ` and ${more} more`}
      </Text>
      <Stack gap="4" maxW="24rem">
        <Field
          label="Model of new chatbots"
          help="Present ones keep theirs. Each has its choice in its settings."
        >
          <NativeSelect.Root disabled={isPending || !may_connect}>
            <NativeSelect.Field
              value={default_model}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {models.map((model) => (
                <option key={model}>{model}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field>
      </Stack>
      {may_connect && builtin_chatbots.length > 0 && (
        <Flex align="center" wrap="wrap" gap="3" mt="4">
          <Text textStyle="sm" flex="1" minW="12rem" overflowWrap="anywhere">
            {builtin_chatbots.length > maxNames
              ? `${builtin_chatbots.length} chatbots still quote`
              : `${namesOf(builtin_chatbots)} still ${builtin_chatbots.length === 1 ? "quotes" : "quote"}`}{" "}
            with the built-in model.
          </Text>
          <Button variant="outline" onClick={onUse}>
            Use it there
          </Button>
        </Flex>
      )}
      <Note>It answers questions. Documents are searched with the embeddings of this installation.</Note>
    </>
  );
};

const Note = ({ children }: { children: React.ReactNode }) => (
  <Text textStyle="sm" color="fg.muted" mt="3">
    {children}
  </Text>
);

const namesOf = (chatbots: ProviderState["chatbots"]): string =>
  new Intl.ListFormat("en").format(chatbots.map(({ name }) => name));
