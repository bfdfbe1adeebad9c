import type { Errand, ErrandKind } from "#lambdas/chat/doors/errand.ts";
import { fields, prompts, tasks } from "./prompts.ts";
import { linesIn, listedIn, markedIn, outside, quotesChat, quotesTagged, subjectIn } from "./quoted-chat.ts";
import { asksForTitle, asksForTitleOfChats } from "./titles.ts";

type Message = Errand["messages"][number];

/**
 * The errand that a program sends in place of a person's question; undefined for a question. It is told by the task that
 * Open WebUI names, by a known prompt, or by a task over a quoted chat.
 */
export const errandIn = (messages: Message[], task: unknown): Errand | undefined => {
  const last = messages.at(-1);
  if (!last || last.role === "assistant") return undefined;
  const named = typeof task === "string" && Object.hasOwn(tasks, task) ? tasks[task] : undefined;
  const asking = named
    ? { kind: named, message: last }
    : [last, ...messages.filter((one) => one !== last && one.role === "system")]
        .map((message) => ({ message, kind: kindOf(message, messages.length) }))
        .find(({ kind }) => kind);
  if (!asking?.kind) return undefined;
  const { kind, message } = asking;
  return {
    kind,
    field: fieldIn(message.content, kind),
    messages,
    turns: turnsOf(messages, message),
  };
};

/** A system prompt of a program that asks for titles alone comes with the chat, and with nothing else. */
const fewMessages = 3;

const kindOf = ({ role, content }: Message, messages: number): ErrandKind | undefined => {
  const said = plain(content);
  const known = prompts.find(([, some]) =>
    some.some(
      ({ begins, holds = [] }) =>
        begins.some((words) => said.startsWith(words)) && holds.every((words) => said.includes(words)),
    ),
  );
  if (known) return known[0];
  if (role === "system") return messages <= fewMessages && asksForTitleOfChats(said) ? "title" : undefined;
  const [field = ""] = quotesTagged(content) ? askedFields(content) : [];
  if (field) return fields[field.toLowerCase()];
  return quotesChat(content) && asksForTitle(plain(outside(content))) ? "title" : undefined;
};

const longestInstructions = 3000;

/** A message's words on one line, in small letters and with plain signs; of a long one its beginning and its end. */
const plain = (text: string): string =>
  (text.length > 2 * longestInstructions
    ? `${text.slice(0, longestInstructions)} ${text.slice(-longestInstructions)}`
    : text
  )
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/，/g, ",")
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}#-]+/u, "")
    .replace(/^- /, "");

/** Known fields of JSON objects that a text shows, in their order. */
const askedFields = (text: string): string[] =>
  [...text.slice(0, longestInstructions).matchAll(/\{\s{0,9}"(\w{1,20})"\s{0,9}:/g)]
    .map(([, field = ""]) => field)
    .filter((field) => Object.hasOwn(fields, field.toLowerCase()));

const fieldIn = (text: string, kind: ErrandKind): string | undefined => {
  const shown = [...askedFields(text), ...askedFields(text.slice(-longestInstructions))];
  return shown.find((field) => fields[field.toLowerCase()] === kind);
};

/** The chat: as it is quoted, else the messages beside the one that asks. */
const turnsOf = (messages: Message[], asking: Message): Errand["turns"] => {
  const others = messages.flatMap(({ role, content }) => (role === "system" ? [] : [{ role, content }]));
  const subject = asking.role === "system" ? (others.at(-1)?.content ?? asking.content) : asking.content;
  const quoted = [linesIn(subject), listedIn(subject)].find((said) =>
    said.some(({ role }) => role === "user"),
  );
  if (quoted) return quoted;
  const marked = markedIn(subject);
  if (marked) return [{ role: "user", content: marked }];
  const beside = others.filter(({ content }) => content !== asking.content);
  if (beside.length > 0) return beside;
  const content = subjectIn(subject);
  return content ? [{ role: "user", content }] : [];
};
