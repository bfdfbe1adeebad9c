import { useQuery } from "@tanstack/react-query";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { interviewPlace } from "#shared/documents/document-name.ts";
import { supportingSentences } from "#shared/quotation/supporting-sentences.ts";
import { query } from "#web/lib/api/api.ts";
import { useMay } from "#web/lib/session/account.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";

const CitedSound = lazyPart(async () => (await import("#web/app/compositions/cited-sound.ts")).CitedSound, {
  failed: () => null,
});

interface SpokenSourceProps {
  chatbotId: string;
  source: ContextItem;
  /** The text that the answer cites it for. */
  claims: string[];
}

/** The recording of a source that somebody said, from the cited sentence. Members who only answer chats don't hear it. */
export const SpokenSource = ({ chatbotId, source, claims }: SpokenSourceProps) => {
  const { documentId = "", place } = source.metadata;
  const isWanted = useMay()("edits") && place === interviewPlace && documentId !== "";
  const { data } = useQuery({
    ...query("documents", "get", { chatbotId, id: documentId }),
    enabled: isWanted,
  });
  const interview = data?.interview;
  if (!interview) return null;
  const [cited] = claims.flatMap((claim) => supportingSentences(source.content, claim));
  return (
    <CitedSound
      interviewId={interview.interview_id}
      questionId={interview.question_id}
      passage={cited?.text ?? source.content}
    />
  );
};
