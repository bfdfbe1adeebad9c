import type { Visitor } from "../visitor-token.ts";
import { type Caller, disguised } from "./caller.ts";
import { limit } from "./limit.ts";

/**
 * How much visitors may ask of one chatbot in a minute. A person who reads the answers stays far below `session`; many
 * people behind one address (a school, a company) share `address`; `chatbot` bounds what its owner pays, whoever asks;
 * `starts` are new or renewed sessions from one address. VISITOR_LIMITS changes some of them: "session=10,chatbot=1000".
 */
const usual = { session: 20, address: 60, chatbot: 300, starts: 120 };
type Limits = typeof usual;

type Visited = Pick<Visitor, "chatbotId">;

/** Throws AppError `rate_limited` where this visitor, this address or all visitors together asked too much. */
export const limitQuestions = async (
  { chatbotId, sessionId }: Visited & Pick<Visitor, "sessionId">,
  caller: Caller,
): Promise<void> => {
  const { session, address, chatbot } = visitorLimits();
  const from = `address ${await disguised(caller.address)}`;
  caller.rate = await limit(`${chatbotId}#QUESTIONS`, [
    { name: `session ${sessionId}`, most: session, refusal: "You asked many questions in a short time." },
    { name: from, most: address, refusal: "Many questions came from your network in a short time." },
    { name: "all", most: chatbot, refusal: "This chat has very many visitors right now." },
  ]);
};

/** Throws AppError `rate_limited` where too many sessions began from this address. */
export const limitSessions = async ({ chatbotId }: Visited, caller: Caller): Promise<void> => {
  const refusal = "Many chats were started from your network in a short time.";
  const from = `address ${await disguised(caller.address)}`;
  caller.rate = await limit(`${chatbotId}#SESSIONS`, [{ name: from, most: visitorLimits().starts, refusal }]);
};

/** The usual limits with the changes; throws an Error that names what can't be read. */
export const visitorLimits = (changes = process.env.VISITOR_LIMITS ?? ""): Limits =>
  Object.assign({ ...usual }, ...changes.split(",").filter(Boolean).map(changed));

const changed = (text: string): Partial<Limits> => {
  const [, name = "", most] = /^\s*(\w+)=([1-9]\d{0,8})\s*$/.exec(text) ?? [];
  if (!Object.hasOwn(usual, name))
    throw new Error(
      `VISITOR_LIMITS does not know "${text}". Name ${Object.keys(usual).join(", ")}, such as session=10.`,
    );
  return { [name]: Number(most) };
};
