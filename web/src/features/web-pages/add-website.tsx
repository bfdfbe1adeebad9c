import { Input } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type * as z from "zod";
import { defaultPages, maxPages, NewWebsite } from "#shared/web-pages/routes.ts";
import { api, queryClient } from "../../lib/api/api.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SelectInput } from "../../ui/form/select-input.tsx";
import { showIssues } from "../../ui/form/show-issues.ts";
import { frequencies, scopes } from "./website-words.ts";

type Values = z.input<typeof NewWebsite>;

/** The dialog that takes an address, how much of its site to read, and how often to look for changes. */
export const AddWebsite = ({ chatbotId, onClose }: { chatbotId: string; onClose: () => void }) => {
  const form = useForm<Values, unknown, z.output<typeof NewWebsite>>({
    resolver: zodResolver(NewWebsite),
    defaultValues: { url: "", scope: "page", page_limit: defaultPages, frequency: "weekly" },
  });
  const { errors, isDirty } = form.formState;
  const { mutate, isPending } = useMutation({
    mutationFn: (values: z.output<typeof NewWebsite>) => api.webPages.add({ chatbotId, ...values }),
    meta: { success: "Reading the web pages", failure: "The web pages could not be added" },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["webPages"] });
      onClose();
    },
  });
  const submit = form.handleSubmit((values) =>
    mutate(values, { onError: (error) => showIssues(form, error) }),
  );
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={isDirty && !isPending}
      title="Add web pages"
      lead="Pages that anybody can open. What robots.txt forbids is left out."
      onSubmit={submit}
      action="Read pages"
      isBusy={isPending}
    >
      <Field label="Address" error={errors.url?.message}>
        <Input
          type="url"
          dir="ltr"
          inputMode="url"
          placeholder="https://your-shop.example/help"
          {...form.register("url", { setValueAs: withScheme })}
        />
      </Field>
      <Field label="How much">
        <SelectInput options={scopes} {...form.register("scope")} />
      </Field>
      {form.watch("scope") !== "page" && (
        <Field
          label="Pages at most"
          help={`Up to ${maxPages}. Each page counts as a document.`}
          error={errors.page_limit?.message}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={maxPages}
            w="8rem"
            {...form.register("page_limit", { valueAsNumber: true })}
          />
        </Field>
      )}
      <Field label="Look for changes" help="A page that is gone answers no longer.">
        <SelectInput options={frequencies} {...form.register("frequency")} />
      </Field>
    </FormDialog>
  );
};

/** People type "shop.example/help". */
const withScheme = (text: string): string => {
  const address = text.trim();
  return address === "" || /^[a-z]+:/i.test(address) ? address : `https://${address}`;
};
