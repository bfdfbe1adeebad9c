import { Flex, Link as Style } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { interviewPlace } from "#shared/documents/document-name.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";

interface DocumentLinkProps {
  chatbotId: string;
  source: ContextItem;
}

/** A link from a source to its passage in the document viewer, and to the web page or the interview that it is from. */
export const DocumentLink = ({ chatbotId, source }: DocumentLinkProps) => {
  const { documentId, passage, url, place } = source.metadata;
  if (!documentId) return null;
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap">
      {url && (
        <Style href={url} target="_blank" rel="noopener" {...style}>
          Open the page
          <ArrowUpRight size={14} aria-hidden />
        </Style>
      )}
      {place === interviewPlace && <InterviewLink chatbotId={chatbotId} documentId={documentId} />}
      <Style asChild {...style}>
        <Link to={paths.document(chatbotId, documentId, passage)}>
          Open in the document
          <ArrowUpRight size={14} aria-hidden />
        </Link>
      </Style>
    </Flex>
  );
};

/** The document says which interview and question its text is from; a member who only answers chats can't open them. */
const InterviewLink = ({ chatbotId, documentId }: { chatbotId: string; documentId: string }) => {
  const mayEdit = useMay()("edits");
  const found = useQuery({ ...query("documents", "get", { chatbotId, id: documentId }), enabled: mayEdit });
  const interview = found.data?.interview;
  if (!interview) return null;
  return (
    <Style asChild {...style}>
      <Link to={paths.knowledgeInterview(interview.interview_id, interview.question_id)}>
        Open in the interview
        <ArrowUpRight size={14} aria-hidden />
      </Link>
    </Style>
  );
};

const style = { display: "inline-flex", alignItems: "center", gap: "1", textStyle: "sm" } as const;
