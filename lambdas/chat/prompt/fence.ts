import { placeOf } from "#shared/documents/places.ts";
import type { Turn } from "../conversation/turns.ts";
import { type FoundPassage, isWrittenAnswer } from "../retrieval/rank.ts";

/** Text of owners, documents, visitors, their pages and owners' systems goes into one of these. */
type Fence = "instructions" | "passage" | "reply" | "context" | "conversation" | "turn" | "question";

/** Wraps a text in a tag that it cannot close; text that looks like a turn or a chat template is defused. */
export const fence = (
  fence: Fence,
  text: string,
  attributes: Record<string, string | number> = {},
): string => {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${attribute(String(value))}"`);
  return `<${fence}${pairs.join("")}>\n${defuse(text)}\n</${fence}>`;
};

export const fencePassages = (found: FoundPassage[]): string =>
  found
    .map(({ passage }, at) => fence("passage", passage.text, { number: at + 1, ...origin(passage) }))
    .join("\n");

/** A written answer stands beside its question and the wording of it that was found. */
const origin = (passage: FoundPassage["passage"]): Record<string, string> => {
  const { filename, titlePath } = passage;
  const place = placeOf(passage) ?? "";
  const names = [filename, ...titlePath];
  return isWrittenAnswer({ place })
    ? { answers: joined(names, " / "), from: place }
    : { from: joined(names.concat(place), " › ") };
};

const joined = (names: string[], by: string): string => [...new Set(names.filter(Boolean))].join(by);

export const fenceConversation = (turns: Turn[]): string => {
  const lines = turns.map(({ role, content }) =>
    fence("turn", content, { by: role === "user" ? "visitor" : "assistant" }),
  );
  return `<conversation>\n${lines.join("\n")}\n</conversation>`;
};

/** Joiners are invisible too between characters of scripts that do not need them. */
const invisible =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<=[\x21-\x7e])[\u200c\u200d]+|\p{Cc}(?<![\n\t])/gu;
const ownTag =
  /[<＜﹤](?=\s*(?:[/／]\s*)?(?:instructions?|passages?|repl(?:y|ies)|contexts?|conversations?|turns?|questions?)(?!\p{L}))/giu;
/** Tokens with which chat templates of models begin and end a turn. */
const templateTag = /<\|([^|<>]{0,40})\|>|<(\/?s)>|<<(\/?SYS)>>/gi;
const instructionTag = /\[(\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS))\]/g;
/** Names of speakers in the languages of the widest-used models. */
const roles =
  `system assistant developer user human sistema asistente desarrollador usuario système utilisateur
  assistent entwickler benutzer nutzer assistente desenvolvedor usuário utente sviluppatore systeem gebruiker
  система ассистент разработчик пользователь النظام المساعد المستخدم المطور सिस्टम सहायक उपयोगकर्ता
  系统 系統 助手 用户 用戶 开发者 開發者 システム アシスタント ユーザー 시스템 어시스턴트 사용자 ระบบ ผู้ช่วย ผู้ใช้
  sistem asisten pengguna kullanıcı asistan`
    .split(/\s+/)
    .join("|");
const roleLine = new RegExp(
  `^((?:[#*>_-]|[^\\S\\n\\r\u2028\u2029])*)(${roles}|hệ thống|trợ lý|người dùng)(\\s*(?:[*_]+\\s*)?[:：])`,
  "gimu",
);

/** Defuses what a model could take for the end of a fence or for another speaker. */
export const defuse = (text: string): string =>
  text
    .replace(invisible, "")
    .replace(ownTag, "‹")
    .replace(templateTag, (_, role, end, rule) => `‹${role ?? end ?? rule}›`)
    .replace(instructionTag, "($1)")
    .replace(roleLine, "$1“$2”$3");

const attribute = (text: string): string => defuse(text.replace(/\s+/g, " ")).replace(/["<>]/g, "'");
