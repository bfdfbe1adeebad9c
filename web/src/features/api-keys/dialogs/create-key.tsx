import { Button } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type * as z from "zod";
import { keyBounds } from "#shared/api-keys/rules.ts";
import type { MadeKey } from "#shared/api-keys/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { KeyFields, KeyForm } from "./key-fields.tsx";
import { MadeKeyActions, MadeKeyBody } from "./made-key.tsx";

interface Made extends MadeKey {
  name: string;
}

/** The form of a new key, and in its place the key. It stays one dialog, because the focus is trapped in it. */
export const CreateKey = ({ onClose }: { onClose: () => void }) => {
  const [made, setMade] = useState<Made>();
  const form = useForm<KeyForm, unknown, z.output<typeof KeyForm>>({
    resolver: zodResolver(KeyForm),
    mode: "onTouched",
    defaultValues: {
      rag_system_id: "",
      name: "",
      description: "",
      permission_scope: "read",
      requests_per_minute: keyBounds.requestsPerMinute.usual,
      daily_quota: keyBounds.dailyQuota.usual,
      expires_on: "",
    },
  });
  const { mutate, isPending } = useCreating(setMade);
  const isComplete = Boolean(form.watch("rag_system_id") && form.watch("name").trim());
  const submit = form.handleSubmit((values) =>
    mutate(values, { onError: (error) => showIssues(form as never, error) }),
  );
  const { isDirty } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={isDirty && !made}
      title={made ? "Copy your key now" : "Create API key"}
      lead={
        made ? `${made.name}. The full key is shown only once.` : "It opens one chatbot and nothing else."
      }
      actions={
        made ? (
          <MadeKeyActions made={made} onClose={onClose} />
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form="new-key" disabled={!isComplete} loading={isPending}>
              Create API key
            </Button>
          </>
        )
      }
    >
      {made ? (
        <MadeKeyBody made={made} />
      ) : (
        <FormProvider {...form}>
          <form id="new-key" onSubmit={(event) => void submit(event)} noValidate>
            <KeyFields />
          </form>
        </FormProvider>
      )}
    </Dialog>
  );
};

const useCreating = (onMade: (made: Made) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ expires_on, ...wanted }: z.output<typeof KeyForm>) => {
      const expires_at = expires_on ? dayAfter(expires_on) : null;
      const made = await api.apiKeys.create({ ...wanted, expires_at });
      if (!made.api_key || !made.key_prefix) throw new Error("The answer holds no key.");
      return { ...made, name: wanted.name };
    },
    meta: { success: "API key created successfully", failure: "Failed to create API key" },
    onSuccess: onMade,
    onSettled: () => client.invalidateQueries({ queryKey: ["apiKeys"] }),
  });
};

/** Midnight UTC after a day such as 2026-12-31. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString();
