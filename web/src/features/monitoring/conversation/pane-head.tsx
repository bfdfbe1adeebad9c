import { Button, chakra } from "@chakra-ui/react";
import { Hand, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { ConversationHead } from "#web/ui/conversations/conversation-head.tsx";
import type { CurrentAnswerer } from "../answerer.ts";
import { messageCount, titleOf, visitorSummary } from "../words.ts";
import { FromColleague } from "./from-colleague.tsx";
import type { Claim } from "./use-claim.ts";

interface PaneHeadProps {
  conversation: MonitoredConversation;
  answerer: CurrentAnswerer;
  claim: Claim;
  /** Whether the address names it; on narrow screens the list is shown otherwise. */
  isOpen: boolean;
  onClose: () => void;
}

/** Title, chatbot, messages and visitor of the conversation, and the button that takes it over or gives it back. */
export const PaneHead = ({ conversation, answerer, claim, isOpen, onClose }: PaneHeadProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // On phones the list is gone, and with it the focus.
  useEffect(() => {
    if (isOpen && back.current?.checkVisibility()) title.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <ConversationHead
      title={titleOf(conversation)}
      about={
        <chakra.span fontVariantNumeric="tabular-nums">
          <bdi>{conversation.chatbot_name}</bdi> · {messageCount(conversation)} ·{" "}
          <bdi>{visitorSummary(conversation)}</bdi>
        </chakra.span>
      }
      titleRef={title}
      backRef={back}
      onClose={onClose}
      css={head}
    >
      <Toggle answerer={answerer} claim={claim} />
    </ConversationHead>
  );
};

const Toggle = ({
  answerer,
  claim: { claim, release, ask, takeOver },
}: Pick<PaneHeadProps, "answerer" | "claim">) => {
  if (answerer.kind === "colleague")
    return <FromColleague name={answerer.name} ask={ask} takeOver={takeOver} />;
  if (answerer.kind === "me")
    return (
      <Button
        variant="outline"
        className="toggle"
        loading={release.isPending}
        onClick={() => release.mutate()}
      >
        <Undo2 size={14} />
        Cancel Intervention
      </Button>
    );
  return (
    <Button
      variant={answerer.kind === "waiting" ? "solid" : "outline"}
      className="toggle"
      loading={claim.isPending}
      onClick={() => claim.mutate()}
    >
      <Hand size={14} />
      Intervene
    </Button>
  );
};

const head = {
  minH: "3.5rem",
  px: { base: "4", md: "5" },
  py: "2",
  "& .back": { display: "none", ms: "-2" },
  "@container sheet (max-width: 56rem)": { "& .back": { display: "inline-flex" } },
  "@container sheet (max-width: 30rem)": { flexWrap: "wrap", "& .toggle": { w: "full" } },
} as const;
