import { Button, Input, Stack, Textarea } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type Chatbot, Publication } from "#shared/chatbots/routes.ts";
import { day } from "#web/lib/format/dates.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { PublishedLink } from "./published-link.tsx";
import { usePublishing } from "./use-publishing.ts";

const Words = Publication.omit({ is_public: true });

/** Makes a chatbot public under a title and a description, or private again. */
export const PublishDialog = ({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) => {
  const { publish, unpublish } = usePublishing(chatbot);
  const form = useForm({ resolver: zodResolver(Words), defaultValues: wordsOf(chatbot) });
  const submit = form.handleSubmit((words) =>
    publish.mutate(words, {
      onSuccess: () => form.reset(words),
      onError: (error) => showIssues(form, error),
    }),
  );
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      size="publish"
      title={`Publish ${chatbot.name}`}
      lead={leadOf(chatbot)}
      danger={
        chatbot.is_public && (
          <Button
            variant="ghost"
            colorPalette="red"
            loading={unpublish.isPending}
            onClick={() => unpublish.mutate(wordsOf(chatbot), { onSuccess: onClose })}
          >
            Unpublish
          </Button>
        )
      }
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {chatbot.is_public && !isDirty ? "Close" : "Cancel"}
          </Button>
          <Button type="submit" form="publication" loading={publish.isPending}>
            {chatbot.is_public ? "Save changes" : "Publish"}
          </Button>
        </>
      }
    >
      <form id="publication" onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <PublishedLink chatbot={chatbot}>
            <Field label="Public title" error={errors.public_title?.message}>
              <Input {...form.register("public_title")} />
            </Field>
            <Field label="Public description" error={errors.public_description?.message}>
              <Textarea rows={3} {...form.register("public_description")} />
            </Field>
          </PublishedLink>
        </Stack>
      </form>
    </Dialog>
  );
};

const wordsOf = (chatbot: Chatbot) => ({
  public_title: chatbot.public_title ?? chatbot.name,
  public_description: chatbot.public_description ?? chatbot.description ?? "",
});

const leadOf = ({ is_public, published_at }: Chatbot): string =>
  is_public && published_at
    ? `Anyone with the link can ask it questions. Published ${day(published_at)}.`
    : "Anyone with the link will be able to ask it questions.";
