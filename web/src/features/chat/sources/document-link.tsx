import { Link as Style } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import type { ContextItem } from "../../../../../shared/contract/chat.ts";
import { paths } from "../../../lib/paths.ts";
import { useChosenChatbot } from "../use-chosen-chatbot.ts";

/** Leads from a source to its passage in the whole document. */
export const DocumentLink = ({ metadata: { documentId, passage } }: ContextItem) => {
  const [search] = useSearchParams();
  const { chatbot } = useChosenChatbot();
  const chatbotId = search.get("test") ?? chatbot?.id;
  if (!chatbotId || !documentId) return null;
  return (
    <Style asChild display="inline-flex" alignItems="center" gap="1" textStyle="sm">
      <Link to={paths.document(chatbotId, documentId, passage)}>
        Open in the document
        <ArrowUpRight size={14} aria-hidden />
      </Link>
    </Style>
  );
};
