import { Link as Style } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { ContextItem } from "#shared/contract/chat.ts";
import { paths } from "#web/lib/paths.ts";

interface DocumentLinkProps {
  chatbotId: string;
  source: ContextItem;
}

/** A link from a source to its passage in the document viewer. */
export const DocumentLink = ({ chatbotId, source }: DocumentLinkProps) => {
  const { documentId, passage } = source.metadata;
  if (!documentId) return null;
  return (
    <Style asChild display="inline-flex" alignItems="center" gap="1" textStyle="sm">
      <Link to={paths.document(chatbotId, documentId, passage)}>
        Open in the document
        <ArrowUpRight size={14} aria-hidden />
      </Link>
    </Style>
  );
};
