import { isPageContext } from "#shared/chat/page-context.ts";
import type { ErrorBody } from "#shared/errors.ts";
import type { Call } from "../launcher/docent-api.ts";
import { forgetChat, type OpenChat } from "../panel/open-chat.ts";

/** Resolves when a question would be asked by the visitor whom the call names. */
export type ServeCall = (chat: OpenChat, call: Call) => Promise<void>;

/** Serves a call of the host page; what is wrong with it becomes an `error` event. */
export const serveCall: ServeCall = async (chat, [name, value]) => {
  const refuse = (message: string): void => chat.emit("error", { code: `${name}_refused`, message });
  if (name === "setContext") {
    if (value === null || isPageContext(value)) chat.context = value;
    else refuse("Pass a few short texts, numbers or booleans by name.");
  } else if (name === "identify") {
    chat.named = identify(chat, value, refuse);
    await chat.named;
  } else {
    const text = typeof value === "string" ? value.trim() : "";
    if (text && text.length <= maxMessageLength) chat.asked = ask(chat, text);
    else refuse(`Pass a text of at most ${maxMessageLength} characters.`);
  }
};

const maxMessageLength = 4000;

/** One message of the page is asked after another. If the visitor's form comes first, the message waits in the field. */
const ask = async (chat: OpenChat, text: string): Promise<void> => {
  const { named, asked } = chat;
  await named;
  await asked;
  chat.accompany();
  if (chat.panel.dataset.stage) chat.composer.fill(text);
  else await chat.ask(text);
};

const identify = async (chat: OpenChat, token: unknown, refuse: (message: string) => void): Promise<void> => {
  await chat.named;
  const { session, visitor } = chat;
  if (token === null) return forgetChat(chat);
  try {
    const { identity } = await visitor.refresh(`${token}`);
    const { visitorId } = session;
    const { id = "", ...details } = identity ?? {};
    const isAnother = visitorId && visitorId !== id;
    session.visitorId = id;
    session.visitorInfo = isAnother ? details : { ...session.visitorInfo, ...details };
    // nobody reads what another visitor of this browser has asked
    if (isAnother) chat.clear();
    chat.save();
  } catch (error) {
    const { code, message }: Partial<ErrorBody> =
      error instanceof Error && error.cause instanceof Object ? error.cause : {};
    // nothing proves that this is still the visitor of before
    if (code === "forbidden" && session.visitorId) forgetChat(chat);
    refuse(message ?? "The chat could not be reached.");
  }
};
