import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { api } from "#web/lib/api/api.ts";

interface Words {
  public_title: string;
  public_description: string;
}

/** Mutations that publish and unpublish a chatbot. */
export const usePublishing = ({ id }: Chatbot) => {
  const client = useQueryClient();
  const change = (is_public: boolean, success: string) => ({
    mutationFn: (words: Words) => api.chatbots.publish({ id, ...words, is_public }),
    meta: { success, failure: "Failed to update RAG system" },
    onSuccess: () =>
      Promise.all(["chatbots", "analytics"].map((area) => client.invalidateQueries({ queryKey: [area] }))),
  });
  return {
    publish: useMutation(change(true, "RAG system published successfully!")),
    unpublish: useMutation(change(false, "RAG system unpublished")),
  };
};
