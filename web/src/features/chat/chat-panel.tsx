import { Box, chakra } from "@chakra-ui/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { BuiltinNote, ModelAdvice } from "../../app/compositions/builtin-model.ts";
import { query } from "../../lib/api/api.ts";
import { remembered } from "../../lib/browser/remembered.ts";
import { toast } from "../../lib/toaster.ts";
import { ChatBones } from "../../ui/bones/chat-bones.tsx";
import { useFollowingScroll } from "../../ui/page/use-following-scroll.ts";
import { ChatBar } from "./chat-bar.tsx";
import { Composer } from "./composer.tsx";
import { useDebug } from "./debug/use-debug.ts";
import { Opening } from "./opening/opening.tsx";
import { container, split } from "./panel-layout.ts";
import { EarlierChats } from "./session/earlier-chats.tsx";
import { useChatSession } from "./session/use-chat-session.ts";
import { OpenSourceContext } from "./sources/open-source.ts";
import { SourcePanel } from "./sources/source-panel.tsx";
import { useOpenSource } from "./sources/use-open-source.ts";
import { messageCount } from "./turns/turn.ts";
import { TurnView } from "./turns/turn-view.tsx";
import { useTurns } from "./turns/use-turns.ts";
import { useHandedQuestion } from "./use-handed-question.ts";

export interface ChatPanelProps {
  chatbot: Chatbot;
  /** The chatbot select, first in the bar. */
  picker?: ReactNode;
}

/** A test chat with one chatbot; fills the height of its container. */
export const ChatPanel = ({ chatbot, picker }: ChatPanelProps) => (
  <Chat key={chatbot.id} chatbot={chatbot} picker={picker} />
);

const Chat = ({ chatbot, picker }: ChatPanelProps) => {
  const client = useQueryClient();
  const [isDebugging, setDebugging] = useDebug();
  const { session, restart, resume } = useChatSession(chatbot.id);
  const { turns, isBusy, ask, retry, stop } = useTurns(chatbot.id, { session, debug: isDebugging });
  useEffect(() => remembered.setChatbot(chatbot.id), [chatbot.id]);
  const { open, setOpen, toggle, close } = useOpenSource();
  const { box, onScroll, follow } = useFollowingScroll(turns);
  const model = useQuery(query("chatbots", "llmConfiguration", { id: chatbot.id })).data;
  const isBuiltin = model?.provider === "builtin";
  const openTurn = turns.find(({ id }) => id === open?.turnId);

  const refreshList = () => client.invalidateQueries({ queryKey: ["conversations", "list"] });
  const askAgain = (question: string) => {
    follow();
    ask(question);
    box.current?.focus();
  };
  const field = useHandedQuestion(session !== undefined, askAgain);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (isBusy) stop();
    else if (open) close();
  };

  return (
    <Box css={container} onKeyDown={onEscape}>
      <Box css={split} data-open={openTurn ? "" : undefined}>
        <chakra.section aria-label="Test chat" {...column}>
          <ChatBar
            picker={picker}
            sessionId={session?.sessionId}
            messages={messageCount(turns)}
            earlier={
              <EarlierChats
                chatbotId={chatbot.id}
                openId={session?.conversationId}
                onPick={(id) => {
                  setOpen(undefined);
                  resume(id);
                  void refreshList();
                }}
              />
            }
            isDebugging={isDebugging}
            onDebug={setDebugging}
            onClear={() => {
              setOpen(undefined);
              void restart();
              void refreshList();
              toast.success("Chat cleared");
            }}
          />
          <Box ref={box} onScroll={onScroll} role="log" aria-label="Messages" tabIndex={0} css={log}>
            {session ? (
              <Opening chatbot={chatbot} isEmpty={turns.length === 0} onAsk={askAgain} />
            ) : (
              <ChatBones />
            )}
            {turns.map((turn) => (
              <OpenSourceContext
                key={turn.id}
                value={{
                  openNumber: open?.turnId === turn.id ? open.number : undefined,
                  openMark: open?.turnId === turn.id ? open.mark : undefined,
                  toggle: toggle(turn.id),
                }}
              >
                <TurnView
                  turn={turn}
                  chatbotId={chatbot.id}
                  onRetry={isBusy ? undefined : () => retry(turn)}
                  onAsk={isBusy ? undefined : askAgain}
                  isLast={turn === turns.at(-1)}
                />
              </OpenSourceContext>
            ))}
            {isBuiltin && turns.some(({ state }) => state === "done") && (
              <ModelAdvice chatbotId={chatbot.id} />
            )}
          </Box>
          <Composer
            field={field}
            chatbotName={chatbot.name}
            isBusy={isBusy}
            isReady={session !== undefined}
            onSend={(question) => {
              follow();
              ask(question);
            }}
            onStop={stop}
            note={isBuiltin && <BuiltinNote chatbotId={chatbot.id} />}
          />
        </chakra.section>
        {open && openTurn && (
          <SourcePanel
            key={openTurn.id}
            chatbotId={chatbot.id}
            turn={openTurn}
            number={open.number}
            mark={open.mark}
            onStep={(number) => setOpen({ turnId: openTurn.id, number })}
            onClose={close}
          />
        )}
      </Box>
    </Box>
  );
};

const column = {
  display: "flex",
  flexDirection: "column",
  minW: "0",
  minH: "0",
  css: { containerType: "inline-size", containerName: "talk" },
} as const;

const log = {
  position: "relative",
  flex: "1",
  minH: "0",
  overflow: "auto",
  p: "6",
  pb: "4",
  "@container chat (max-width: 44rem)": { p: "4" },
} as const;
