import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { query } from "#web/lib/api/api.ts";

export const changesOf = (templateId: string) => ["knowledgeTemplates", "change", templateId];

interface Change<Input, Result> {
  send: (input: Input) => Promise<Result>;
  /** Shown at once, and taken back if the server refuses. */
  expect?: (template: TemplateDetail, input: Input) => TemplateDetail;
  /** The template with what the server has answered. */
  settle: (template: TemplateDetail, result: Result, input: Input) => TemplateDetail;
  says: { success?: string; failure: string };
  /** Says more than a prescribed sentence. */
  done?: (result: Result, input: Input) => void;
}

/** The template as the server has it, while changes of it are on their way. */
const confirmed = new Map<string, TemplateDetail>();

/**
 * A change of one template. Changes are sent one after the other, in the order in which they were made; a reply is shown
 * once none of them waits any more, so that it takes back nothing of a later one.
 */
export const useChange = <Input, Result>(
  templateId: string,
  { send, expect, settle, says, done }: Change<Input, Result>,
) => {
  const client = useQueryClient();
  const { queryKey } = query("knowledgeTemplates", "get", { templateId });
  const mutationKey = changesOf(templateId);
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: send,
    meta: says,
    onMutate: async (input: Input) => {
      const shown = client.getQueryData(queryKey);
      if (!shown) return;
      if (isLast()) confirmed.set(templateId, shown);
      // a reply to an older read would take the change back
      void client.cancelQueries({ queryKey });
      if (expect) client.setQueryData(queryKey, expect(shown, input));
    },
    onSuccess: (result, input) => {
      const former = confirmed.get(templateId) ?? client.getQueryData(queryKey);
      if (!former) return;
      const present = { ...settle(former, result, input), updated_at: new Date().toISOString() };
      confirmed.set(templateId, present);
      if (isLast()) client.setQueryData(queryKey, present);
      done?.(result, input);
    },
    onError: () => {
      const former = confirmed.get(templateId);
      if (!former || !isLast()) return;
      client.setQueryData(queryKey, former);
      void client.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      if (isLast()) void client.invalidateQueries({ queryKey: ["knowledgeTemplates", "list"] });
    },
  });
};
