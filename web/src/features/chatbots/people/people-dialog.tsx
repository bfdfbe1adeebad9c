import { Input, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { maxWaitMinutes } from "#shared/chatbots/people-hours.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { api, query } from "#web/lib/api/api.ts";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { formOf, type PeopleForm, peopleOf } from "./people-form.ts";
import { PeopleHoursField } from "./people-hours-field.tsx";

/** When people answer visitors of a chatbot who ask for one. */
export const PeopleDialog = ({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) => {
  const form = useForm<PeopleForm>({ defaultValues: formOf(chatbot) });
  const { mutate, isPending } = useSaving(chatbot, onClose);
  const { data: account } = useQuery(query("account", "settings", {}));
  const { errors } = form.formState;
  const isOn = form.watch("isOn");
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        onClose={onClose}
        isChanged={form.formState.isDirty}
        title="People answer here"
        lead={<bdi>{chatbot.name}</bdi>}
        action="Save"
        isBusy={isPending}
        onSubmit={form.handleSubmit((choice) => mutate(choice))}
      >
        <SwitchField<PeopleForm>
          name="isOn"
          label="Visitors can ask for a person"
          help="Turn it on if somebody looks at Live Monitoring in these hours."
        />
        {isOn && (
          <Stack gap="5">
            <PeopleHoursField timeZone={account?.settings.time_zone} />
            <Field
              label="Minutes to wait"
              help="Then the chatbot answers again, and the visitor can leave an e-mail address."
              {...(errors.wait_minutes?.message && { error: errors.wait_minutes.message })}
            >
              <Input
                type="number"
                inputMode="numeric"
                w="24"
                {...form.register("wait_minutes", { valueAsNumber: true, validate: checkMinutes })}
              />
            </Field>
            <Text textStyle="sm" color="fg.muted">
              {account?.sendsMail === false
                ? "This installation sends no mail: whoever answers has to watch Live Monitoring, and nobody is asked for an address."
                : "The owner is mailed when somebody waits, if email notifications are on."}
              {chatbot.is_public &&
                !chatbot.keeps_page &&
                " On the public page nobody can be asked for while its conversations are not kept."}
            </Text>
          </Stack>
        )}
      </FormDialog>
    </FormProvider>
  );
};

const checkMinutes = (minutes: number): true | string =>
  (Number.isInteger(minutes) && minutes >= 1 && minutes <= maxWaitMinutes) ||
  `Enter a whole number from 1 to ${maxWaitMinutes}.`;

const useSaving = ({ id }: Chatbot, onClose: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: PeopleForm) => api.chatbots.setPeople({ id, people: peopleOf(choice) }),
    meta: { success: "Choice saved", failure: "Failed to save the choice" },
    onSuccess: async () => {
      onClose();
      await Promise.all(
        ["chatbots", "account"].map((area) => client.invalidateQueries({ queryKey: [area] })),
      );
    },
  });
};
