import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ConversationFigures, MonitoredConversation } from "#shared/monitoring/routes.ts";
import { api, query } from "#web/lib/api/api.ts";

interface Held {
  conversation: MonitoredConversation;
}

/** Taking a conversation over, giving it back, handing it to a member, and asking the one who holds it. */
export const useClaim = (id: string) => {
  const client = useQueryClient();
  const settled = {
    onSuccess: (held: Held) => keepConversation(client, held),
    onSettled: () => void client.invalidateQueries({ queryKey: ["monitoring"] }),
  };
  return {
    claim: useMutation({ mutationFn: () => api.monitoring.claim({ id }), ...settled }),
    takeOver: useMutation({
      mutationFn: () => api.monitoring.takeOver({ id }),
      ...settled,
      meta: { success: "You took the conversation over" },
    }),
    release: useMutation({ mutationFn: () => api.monitoring.release({ id }), ...settled }),
    handOver: useMutation({
      mutationFn: (memberId: string) => api.monitoring.claim({ id, memberId }),
      ...settled,
      meta: { success: "Conversation handed over" },
    }),
    ask: useMutation({
      mutationFn: () => api.monitoring.askForClaim({ id }),
      meta: { success: "Asked to take over" },
    }),
  };
};

export type Claim = ReturnType<typeof useClaim>;

/** Puts a conversation, as the server returned it last, where it is shown. */
export const keepConversation = (client: QueryClient, { conversation }: Held): void => {
  const { id } = conversation;
  client.setQueryData<Held & { figures: ConversationFigures }>(
    query("monitoring", "figures", { id }).queryKey,
    (known) => known && { ...known, conversation },
  );
  client.setQueriesData<InfiniteData<{ items: MonitoredConversation[] }>>(
    { queryKey: ["monitoring", "list"] },
    (known) => known && { ...known, pages: known.pages.map((page) => withConversation(page, conversation)) },
  );
};

const withConversation = <Page extends { items: MonitoredConversation[] }>(
  page: Page,
  conversation: MonitoredConversation,
): Page => ({ ...page, items: page.items.map((one) => (one.id === conversation.id ? conversation : one)) });
