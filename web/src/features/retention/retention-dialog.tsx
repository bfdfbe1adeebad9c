import { Button, chakra, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { type KeepDays, keepDays } from "#shared/retention/routes.ts";
import { api } from "../../lib/api/api.ts";
import { locale } from "../../lib/format/locale.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SwitchField } from "../../ui/form/switch-field.tsx";

interface Choice {
  /** A number of days as text; empty for no end. */
  days: string;
  keeps_page: boolean;
}

/** How long a chatbot's conversations are kept, with the number of those that the choice deletes. */
export const RetentionDialog = ({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) => {
  const { keep_days, keeps_page = false } = chatbot;
  const form = useForm<Choice>({ defaultValues: { days: String(keep_days ?? ""), keeps_page } });
  const chosen = keepDays.find((days) => String(days) === form.watch("days")) ?? null;
  const expired = useExpired(chatbot, chosen);
  const { mutate, isPending } = useSaving(chatbot, onClose);
  const isCounting = chosen !== null && expired.isPending;
  const submit = form.handleSubmit((choice) => mutate({ keep_days: chosen, keeps_page: choice.keeps_page }));
  const count = chosen === null ? 0 : (expired.data ?? 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={form.formState.isDirty}
      title="Conversations kept"
      lead={<bdi>{chatbot.name}</bdi>}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="retention"
            loading={isPending || isCounting}
            {...(count > 0 && { colorPalette: "red" })}
          >
            {count > 0 ? `Save and delete ${count.toLocaleString(locale())}` : "Save"}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id="retention" onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="5">
            <Field label="Keep a conversation" help="Counted from its last message.">
              <NativeSelect.Root>
                <NativeSelect.Field {...form.register("days")}>
                  <option value="">Until somebody deletes it</option>
                  {keepDays.map((days) => (
                    <option key={days} value={days}>
                      {days} days
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field>
            <Text role="status" textStyle="sm" color="fg.muted">
              {consequenceOf(chosen, expired)}
            </Text>
            {chosen !== null && (
              <chakra.ul listStyleType="disc" ps="5" textStyle="sm" color="fg.muted">
                <li>Messages, sources' marks, ratings, accepted texts and visitors' details go.</li>
                <li>Statistics, costs and the numbers in reports stay.</li>
                <li>A conversation that goes on stays, and its time begins again.</li>
              </chakra.ul>
            )}
            <SwitchField<Choice>
              name="keeps_page"
              label="Keep conversations of the public page"
              help="Usually only their number is kept. If you turn this on, tell your visitors."
            />
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
};

const consequenceOf = (
  days: KeepDays | null,
  { data: count, isError }: { data?: number | undefined; isError: boolean },
): string => {
  if (days === null) return "Nothing is deleted by itself.";
  const next = "Later ones go within a day of their time.";
  if (isError) return `The conversations that go now could not be counted. ${next}`;
  if (count === undefined) return "Counting the conversations that go now…";
  if (count === 0) return `No conversation is that old now. ${next}`;
  const conversations =
    count === 1 ? "1 conversation goes" : `${count.toLocaleString(locale())} conversations go`;
  return `${conversations} within the next hours, and cannot be brought back. ${next}`;
};

/** How many conversations the choice deletes now. */
const useExpired = ({ id }: Chatbot, days: KeepDays | null) =>
  useQuery({
    queryKey: ["retention", "count", id, days],
    queryFn: async () => {
      if (days === null) return 0;
      let page = await api.retention.count({ id, days });
      let count = page.conversations;
      while (page.cursor) {
        page = await api.retention.count({ id, days, cursor: page.cursor });
        count += page.conversations;
      }
      return count;
    },
    enabled: days !== null,
    gcTime: 0,
    staleTime: 0,
  });

const useSaving = ({ id }: Chatbot, onClose: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: { keep_days: KeepDays | null; keeps_page: boolean }) =>
      api.retention.save({ id, ...choice }),
    meta: { success: "Choice saved", failure: "Failed to save the choice" },
    onSuccess: async () => {
      onClose();
      await Promise.all(
        ["chatbots", "account"].map((area) => client.invalidateQueries({ queryKey: [area] })),
      );
    },
  });
};
