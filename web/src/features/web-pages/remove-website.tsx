import type { Website } from "#shared/web-pages/routes.ts";
import { api } from "../../lib/api/api.ts";
import { RemoveDialog } from "../../ui/dialog/remove-dialog.tsx";
import { pageCount, shortAddress } from "./website-words.ts";

interface RemoveWebsiteProps {
  site: Website;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms that an address and the documents of its pages are removed. */
export const RemoveWebsite = ({ site, isOpen, onClose }: RemoveWebsiteProps) => {
  const { id, rag_system_id: chatbotId, counts } = site;
  return (
    <RemoveDialog
      isOpen={isOpen}
      onClose={onClose}
      remove={() => api.webPages.remove({ chatbotId, id })}
      changes={["webPages"]}
      says={{ success: "Web pages removed", failure: "The web pages could not be removed" }}
      title="Remove these web pages?"
      action="Remove"
    >
      {shortAddress(site.url)} is not read any more, and {pageCount(counts.read + counts.failed)} of it leave
      the documents. The chatbot no longer answers from them.
    </RemoveDialog>
  );
};
