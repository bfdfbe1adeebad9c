import { Flex, Link as Style } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";

interface DocumentLinkProps {
  chatbotId: string;
  source: ContextItem;
}

/** A link from a source to its passage in the document viewer, and to the web page that it is from. */
export const DocumentLink = ({ chatbotId, source }: DocumentLinkProps) => {
  const { documentId, passage, url } = source.metadata;
  if (!documentId) return null;
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap">
      {url && (
        <Style href={url} target="_blank" rel="noopener" {...style}>
          Open the page
          <ArrowUpRight size={14} aria-hidden />
        </Style>
      )}
      <Style asChild {...style}>
        <Link to={paths.document(chatbotId, documentId, passage)}>
          Open in the document
          <ArrowUpRight size={14} aria-hidden />
        </Link>
      </Style>
    </Flex>
  );
};

const style = { display: "inline-flex", alignItems: "center", gap: "1", textStyle: "sm" } as const;
