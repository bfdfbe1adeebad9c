import { Button, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { ProviderState } from "#shared/model-provider/routes.ts";
import { toast } from "../../lib/toaster.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { ChatbotChecks } from "./chatbot-checks.tsx";
import { hostOf } from "./services.ts";
import { type Unchanged, useInChatbots } from "./use-in-chatbots.ts";

interface UseDialogProps {
  state: ProviderState;
  provider: NonNullable<ProviderState["provider"]>;
  onClose: () => void;
}

/** Asks whether the chatbots that quote with the built-in model are to use the account's own provider. */
export const UseDialog = ({ state, provider, onClose }: UseDialogProps) => {
  const [chatbots, setChatbots] = useState(state.builtin_chatbots);
  const [checked, setChecked] = useState(chatbots.map(({ id }) => id));
  const [failed, setFailed] = useState<Unchanged[]>([]);
  const [model, setModel] = useState(provider.default_model);
  const { mutate, isPending } = useInChatbots();
  const use = useRef<HTMLButtonElement>(null);
  const [only] = chatbots.length === 1 ? chatbots : [];
  const chosen = chatbots.filter(({ id }) => checked.includes(id));
  const submit = () => {
    if (chosen.length === 0) return;
    mutate(
      { chatbots: chosen, choice: { provider: "account", model } },
      {
        onSuccess: (unchanged) => {
          const done = chosen.filter(({ id }) => !unchanged.some((one) => one.id === id));
          if (done.length > 0) toast.success(`${namesOf(done)} now ${verb(done)} with ${model}`);
          setChatbots(chatbots.filter((one) => !done.includes(one)));
          setFailed(unchanged);
          setChecked(unchanged.map(({ id }) => id));
          if (unchanged.length === 0) onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={only ? `Use it in ${only.name} too?` : "Use it in your chatbots too?"}
      lead={`${hostOf(provider.base_url)} is connected. ${only ? "This chatbot still quotes" : "These chatbots still quote"} with the built-in model.`}
      initialFocus={use}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button ref={use} aria-disabled={chosen.length === 0} loading={isPending} onClick={submit}>
            {failed.length > 0 ? "Try again" : only ? "Use it there" : "Use it in these chatbots"}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {!only && (
          <ChatbotChecks chatbots={chatbots} checked={checked} failed={failed} onChange={setChecked} />
        )}
        {provider.models.length > 1 && (
          <Field label="Model">
            <NativeSelect.Root>
              <NativeSelect.Field
                value={model}
                onChange={({ currentTarget }) => setModel(currentTarget.value)}
              >
                {provider.models.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field>
        )}
        <Text textStyle="sm" color="fg.muted">
          Visitors get its answers at once, and each one costs what the provider charges. Documents are not
          read again: passages are found as before. You can go back at any time, under Model or Versions in a
          chatbot's settings.
        </Text>
        <Text role="alert" textStyle="sm" color="fg.error" overflowWrap="anywhere">
          {failed.length > 0 &&
            (only ? `It was not changed. ${failed[0]?.reason}` : `Not changed: ${namesOf(failed)}.`)}
        </Text>
      </Stack>
    </Dialog>
  );
};

const namesOf = (chatbots: { name: string }[]): string =>
  chatbots.length > mostNames
    ? `${chatbots.length} chatbots`
    : new Intl.ListFormat("en").format(chatbots.map(({ name }) => name));

const mostNames = 3;

const verb = (chatbots: unknown[]): string => (chatbots.length === 1 ? "answers" : "answer");
