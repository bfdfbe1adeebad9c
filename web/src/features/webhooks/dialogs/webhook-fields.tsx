import { Box, Checkbox, chakra, Input, Stack, Text } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { webhookEventNames, webhookEvents } from "#shared/webhooks/rules.ts";
import { activeByName, chatbotPages } from "#web/ui/chatbot-picker/chatbot-pages.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { useAllPages } from "#web/ui/list/use-all-pages.ts";
import type { WebhookForm } from "./webhook-form.ts";

/** The fields of an endpoint, of the form around them. */
export const WebhookFieldset = () => {
  const form = useFormContext<WebhookForm>();
  const { errors } = form.formState;
  const isChosen = form.watch("scope") === "chosen";
  return (
    <Stack gap="4">
      <Field
        label="Address"
        help="Begins with https:// and is reached from the internet."
        error={errors.url?.message}
      >
        <Input
          fontFamily="mono"
          type="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/api/docent"
          {...form.register("url")}
        />
      </Field>
      <Field label="Chatbots">
        <SelectInput options={scopes} {...form.register("scope")} />
      </Field>
      {isChosen && <ChosenChatbots />}
      <Checks name="Events" error={errors.events?.message}>
        <Many name="events" choices={events} isMono columns={2} />
      </Checks>
      <Controller
        name="includes_tests"
        render={({ field: { value, onChange } }) => (
          <Check isChecked={Boolean(value)} onChange={onChange} note="Otherwise only visitors and the API.">
            Also for conversations in Chat Testing
          </Check>
        )}
      />
    </Stack>
  );
};

const scopes = { all: "All chatbots, and the account’s budget", chosen: "Chosen chatbots" };
const events = webhookEventNames.map((value) => ({ value, name: value, note: webhookEvents[value] }));

const ChosenChatbots = () => {
  const pages = useInfiniteQuery({ ...chatbotPages, meta: { failure: "Failed to load RAG systems" } });
  useAllPages(pages, true);
  const { errors } = useFormContext<WebhookForm>().formState;
  const chatbots = activeByName(pages.data?.pages.flatMap(({ items }) => items) ?? []);
  return (
    <Checks name="Chosen chatbots" error={errors.rag_system_ids?.message}>
      <Box maxH="11rem" overflow="auto" borderWidth="1px" borderRadius="l2" px="3" py="1" tabIndex={0}>
        <Many
          name="rag_system_ids"
          choices={chatbots.map(({ id, name }) => ({ value: id, name }))}
          columns={1}
        />
        {pages.data && chatbots.length === 0 && (
          <Text textStyle="sm" color="fg.muted" py="2">
            There is no chatbot yet.
          </Text>
        )}
      </Box>
    </Checks>
  );
};

interface ChecksProps {
  name: string;
  error: string | undefined;
  children: ReactNode;
}

/** A group of checkboxes with its error below. */
const Checks = ({ name, error, children }: ChecksProps) => {
  const id = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={error ? id : undefined}>
      <chakra.legend textStyle="sm" fontWeight="550" mb="1">
        {name}
      </chakra.legend>
      {children}
      {error && (
        <Text id={id} css={errorText} aria-live="polite">
          <CircleAlert size={14} aria-hidden />
          {error}
        </Text>
      )}
    </chakra.fieldset>
  );
};

interface Choice {
  value: string;
  name: string;
  note?: string;
}

interface ManyProps {
  name: "events" | "rag_system_ids";
  choices: Choice[];
  isMono?: boolean;
  columns: 1 | 2;
}

/** Checkboxes of a field that holds the checked values. */
const Many = ({ name, choices, isMono = false, columns }: ManyProps) => (
  <Controller
    name={name}
    render={({ field: { value, onChange } }) => {
      const chosen: string[] = value ?? [];
      const toggle = (one: string) => (isChecked: boolean) =>
        onChange(
          choices
            .map((each) => each.value)
            .filter((each) => (each === one ? isChecked : chosen.includes(each))),
        );
      return (
        <chakra.div
          display="grid"
          columnGap="5"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {choices.map((one) => (
            <Check
              key={one.value}
              isChecked={chosen.includes(one.value)}
              onChange={toggle(one.value)}
              note={one.note}
              isMono={isMono}
            >
              {one.name}
            </Check>
          ))}
        </chakra.div>
      );
    }}
  />
);

interface CheckProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  note?: string | undefined;
  isMono?: boolean;
  children: string;
}

const Check = ({ isChecked, onChange, note, isMono, children }: CheckProps) => (
  <Checkbox.Root
    checked={isChecked}
    onCheckedChange={({ checked }) => onChange(checked === true)}
    alignItems="flex-start"
    py="1.5"
  >
    <Checkbox.HiddenInput />
    <Checkbox.Control mt="0.5" />
    <Checkbox.Label minW="0">
      <chakra.span display="block" fontFamily={isMono ? "mono" : undefined} overflowWrap="anywhere">
        <bdi>{children}</bdi>
      </chakra.span>
      {note && (
        <chakra.span display="block" textStyle="xs" color="fg.muted" fontWeight="400">
          {note}
        </chakra.span>
      )}
    </Checkbox.Label>
  </Checkbox.Root>
);

const errorText = {
  display: "flex",
  alignItems: "center",
  gap: "1.5",
  mt: "1",
  textStyle: "sm",
  color: "fg.error",
} as const;
