import * as z from "zod";
import { trimSigns } from "#lambdas/core/trim-signs.ts";

/** Names of speakers as programs write them before a line. */
const visitors =
  "user message|user|human|you|me|用户|用戶|ユーザー|사용자|nutzer|benutzer|usuario|utilisateur|utente|usuário|пользователь";
const assistants =
  "assistant|ai|bot|model|gpt|chatgpt|response|助手|アシスタント|assistent|asistente|assistente|ассистент";

const speakerLine = new RegExp(
  `^[\\s>|*#-]{0,8}(?:(${visitors})|(?:${assistants}))["*\\s]{0,3}[:：](.{0,500})`,
  "iu",
);
const openingTag = /<(chat_history|chat|conversation|messages|transcript|dialogue)>/i;
const [begin, finish] = ["---BEGIN USER MESSAGES---", "---END"];

export interface Quoted {
  role: "user" | "assistant";
  content: string;
}

/** The lines of speakers in a text; a name alone on its line has the next one. */
export const linesIn = (text: string): Quoted[] => {
  const said: Quoted[] = [];
  for (const line of text.split("\n")) {
    const [whole, visitor, content = ""] = speakerLine.exec(line) ?? [];
    const last = said.at(-1);
    if (whole !== undefined)
      said.push({ role: visitor === undefined ? "assistant" : "user", content: unquoted(content) });
    else if (last && !last.content) last.content = unquoted(line.slice(0, 500));
  }
  return said.filter(({ content }) => content);
};

/** The part of a text between the tags of a chat, with its place. */
const taggedIn = (text: string) => {
  const opening = openingTag.exec(text);
  if (!opening) return undefined;
  const start = opening.index + opening[0].length;
  const end = text.toLowerCase().lastIndexOf(`</${opening[1]?.toLowerCase()}>`);
  return end > start ? { start, end, inner: text.slice(start, end) } : undefined;
};

/** Whether a text holds a chat: speakers' lines between tags. */
export const quotesTagged = (text: string): boolean => linesIn(taggedIn(text)?.inner ?? "").length > 0;

/** The same, or lines of two speakers, or a mark. */
export const quotesChat = (text: string): boolean =>
  text.includes(begin) || quotesTagged(text) || new Set(linesIn(text).map(({ role }) => role)).size > 1;

/** A text without what it quotes. */
export const outside = (text: string): string => {
  const { start = 0, end = 0 } = taggedIn(text) ?? {};
  const lines = `${text.slice(0, start)}\n${text.slice(end)}`.split("\n");
  return lines.filter((line) => !speakerLine.test(line)).join("\n");
};

const Listed = z.array(
  z.object({ role: z.string(), mainText: z.string().optional(), content: z.string().optional() }),
);

/** A chat that is quoted as a list in JSON. */
export const listedIn = (text: string): Quoted[] => {
  if (!text.trimStart().startsWith("[{")) return [];
  try {
    return Listed.parse(JSON.parse(text)).flatMap(({ role, mainText, content = mainText }) =>
      content ? [{ role: role === "user" ? ("user" as const) : ("assistant" as const), content }] : [],
    );
  } catch {
    return [];
  }
};

/** The part of a text between tags or marks that belong to a chat. */
export const markedIn = (text: string): string => {
  const [, marked = ""] = text.split(begin);
  const [query = ""] = /(?<=here is the query:\s{0,4}(?:-{3,40}\s{1,4})?)[^\s-].{0,500}/i.exec(text) ?? [];
  return (taggedIn(text)?.inner ?? (marked.split(finish)[0] || query)).trim();
};

/** The part of instructions that they are about: fenced, in quotation marks at the end, or below the first paragraph. */
export const subjectIn = (text: string): string => {
  const [, fenced] = text.split("```");
  const [, last] = /["“]([^"“”]{3,500})["”]\s{0,9}$/.exec(text.slice(-600)) ?? [];
  const [, ...rest] = text.split(/\n\n/);
  return [fenced, last, rest.join("\n")].map((piece) => piece?.trim()).find(Boolean) ?? "";
};

const unquoted = (text: string): string => trimSigns(text, "\"“”'`");
