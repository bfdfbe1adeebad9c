import type * as z from "zod";
import type { ConversationKey } from "#lambdas/attachments/store.ts";
import { conversationStore, type Exchange, newConversation } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { isDemo } from "#lambdas/core/demo.ts";
import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import type { Visitor } from "#platform/access/visitor/visitor-token.ts";
import { limitQuestions } from "#platform/rate-limit/visitor-limits.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type { chat } from "#shared/chat/routes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { record } from "../conversation/record.ts";
import { readEarlierTurns } from "../conversation/turns.ts";
import { streamAnswer } from "../engine.ts";
import { forVisitors } from "../style/for-visitors.ts";

type Input = z.output<(typeof chat)["askWidget"]["input"]>;
type Widget = Awaited<ReturnType<typeof widgetStore.active>>;

/** Answers a visitor of a widget; the exchange is stored as a public session and counted on the widget. */
export async function* askWidget(
  { widgetId, message, sessionId, userInfo, context, language }: Input,
  { visitor, caller, signal }: { visitor: Visitor; caller: Caller; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  if (visitor.scope !== `widget:${widgetId}` || visitor.sessionId !== sessionId)
    throw new AppError("unauthenticated", "This chat session belongs to another page. Reload the page.");
  const limit = isDemo(visitor.ownerId) ? await demoLimit() : limitQuestions;
  const [visited] = await Promise.all([readVisited(visitor, widgetId), limit(visitor, caller)]);
  const { widget, conversation, earlier, files, ...configured } = visited;
  const { chatbot, configuration } = configured;
  if (widget.allowed_domains.length > 0)
    (await import("#platform/access/visitor/require-allowed.ts")).requireAllowed(
      widget.allowed_domains,
      caller,
    );
  const attachments = files?.unasked;
  if (conversation)
    await conversationStore.leaveToHolder(conversation, message, attachments).catch(async (error) => {
      await files?.keep();
      throw error;
    });
  const asked = {
    question: message,
    pageTag: language,
    earlier,
    askedAt,
    signal,
    ...(files && { attached: files }),
    ...(context && { pageContext: context }),
  };
  const recorded = record(streamAnswer({ ...configured, ...asked }), {
    conversation,
    question: message,
    attachments,
    configuration,
    source: "widget",
    askedAt,
    store: async (exchange) => {
      await store(exchange, { widget, chatbot, conversation, visitor, userInfo, caller });
      await files?.keep();
    },
  });
  yield* forVisitors(configured, recorded);
}

const demoLimit = async () => (await import("#platform/rate-limit/demo-limit.ts")).limitDemo;

/** Reads everything that an answer needs in one request; the widget may have moved to another chatbot since the session began. */
const readVisited = async ({ ownerId, chatbotId, sessionId }: Visitor, widgetId: string) => {
  const id = visitorConversationId(sessionId);
  const [chatbot, configuration, accountBudget, found, former] = await findTogether(
    ...chatbotStore.lookups(ownerId, chatbotId),
    widgetStore.lookup(ownerId, widgetId),
    conversationStore.lookup({ rag_system_id: chatbotId, id }),
  );
  const widget = widgetStore.ifActive(found);
  const isMoved = widget.rag_system_id !== chatbotId;
  const conversation = isMoved ? await findConversation(widget, sessionId) : former;
  const configured = isMoved
    ? await chatbotStore.configured(ownerId, widget.rag_system_id)
    : await chatbotStore.together(chatbot, configuration, accountBudget);
  const [earlier, files] = await Promise.all([
    readEarlierTurns(conversation),
    widget.config.allowFileUpload
      ? readFiles({ rag_system_id: widget.rag_system_id, conversation_id: id })
      : undefined,
  ]);
  return { ...configured, widget, conversation, earlier, files };
};

/** The module is loaded on first use, because most widgets take no files. */
const readFiles = async (conversation: ConversationKey) =>
  (await import("../attached/read-files.ts")).readFiles(conversation);

const findConversation = (widget: Widget, sessionId: string): Promise<Conversation | undefined> =>
  conversationStore.find({ rag_system_id: widget.rag_system_id, id: visitorConversationId(sessionId) });

interface Asked {
  widget: Widget;
  chatbot: Chatbot;
  conversation: Conversation | undefined;
  visitor: Visitor;
  userInfo: Input["userInfo"];
  caller: Caller;
}

/** Another question of the session may have opened the conversation since this one came. */
const store = async (exchange: Exchange, asked: Asked) => {
  const { widget, chatbot, conversation, visitor, userInfo } = asked;
  const { sessionId, identity } = visitor;
  const id = visitorConversationId(sessionId);
  const { id: visitorId, ...named } = identity ?? {};
  // what the owner's server says stands above what a visitor enters
  const info = { ...userInfo, ...named };
  const begun = newConversation(chatbot, { sessionId, widgetId: widget.id, id, info, visitorId });
  const countedOn = (conversations: number) => [
    widgetStore.change(widget, {
      add: { total_messages: 2, ...(conversations > 0 && { total_conversations: conversations }) },
    }),
  ];
  const isOpened = !conversation && (await conversationStore.open(begun, exchange, countedOn(1)));
  if (!isOpened) {
    const former = conversation ?? begun;
    const visitor_info = { ...former.visitor_info, ...info };
    const told = { ...former, visitor_info, ...(visitorId && { visitor_id: visitorId }) };
    await conversationStore.append(told, exchange, countedOn(0));
  }
  // The form stands before the chat, so its lead is noted once there is a conversation.
  const isNamedNow = Object.keys(named).length > 0 && conversation?.visitor_id !== visitorId;
  if (isNamedNow || (isOpened && Object.keys(info).length > 0))
    await (await import("../conversation/note-lead.ts")).noteLead(begun, asked);
};
