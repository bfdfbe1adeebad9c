import { useMutation } from "@tanstack/react-query";
import type { Website } from "#shared/contract/web-pages.ts";
import { api, queryClient } from "#web/lib/api.ts";
import { ConfirmDialog } from "#web/ui/confirm.tsx";
import { pageCount, shortAddress } from "./website-words.ts";

interface RemoveWebsiteProps {
  site: Website;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms that an address and the documents of its pages are removed. */
export const RemoveWebsite = ({ site, isOpen, onClose }: RemoveWebsiteProps) => {
  const { id, rag_system_id: chatbotId, counts } = site;
  const remove = useMutation({
    mutationFn: () => api.webPages.remove({ chatbotId, id }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: ["webPages"] });
    },
    meta: { success: "Web pages removed", failure: "The web pages could not be removed" },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      isBusy={remove.isPending}
      title="Remove these web pages?"
      action="Remove"
    >
      {shortAddress(site.url)} is not read any more, and {pageCount(counts.read + counts.failed)} of it leave
      the documents. The chatbot no longer answers from them.
    </ConfirmDialog>
  );
};
