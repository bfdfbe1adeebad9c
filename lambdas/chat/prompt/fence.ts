import type { Turn } from "../conversation/turns.ts";
import type { Found } from "../retrieval/retrieve.ts";

/** Everything that somebody else wrote stands within one of these. */
type Fence = "instructions" | "passage" | "conversation" | "turn" | "question";

/** A text as data: it can neither close its fence nor pass itself off as somebody's turn. */
export const fenced = (
  fence: Fence,
  text: string,
  attributes: Record<string, string | number> = {},
): string => {
  const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${attribute(String(value))}"`);
  return `<${fence}${told.join("")}>\n${harmless(text)}\n</${fence}>`;
};

export const fencedPassages = (found: Found[]): string =>
  found
    .map(({ passage: { text, filename, titlePath, place } }, at) => {
      const from = [filename, ...titlePath, place].filter(Boolean).join(" › ");
      return fenced("passage", text, { number: at + 1, from });
    })
    .join("\n");

export const fencedTalk = (turns: Turn[]): string => {
  const told = turns.map(({ role, content }) =>
    fenced("turn", content, { by: role === "user" ? "visitor" : "assistant" }),
  );
  return `<conversation>\n${told.join("\n")}\n</conversation>`;
};

/** Also joiners where no script needs them. */
const unseen =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<=[\x21-\x7e])[\u200c\u200d]+|\p{Cc}(?<![\n\t])/gu;
const ownTag =
  /[<＜﹤](?=\s*[/／]?\s*(?:instructions?|passages?|conversations?|turns?|questions?)(?!\p{L}))/giu;
/** What chat templates of models begin and end a role's words with. */
const templateTag = /<\|([^|<>]{0,40})\|>|<(\/?s)>|<<(\/?SYS)>>/gi;
const instructionTag = /\[(\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS))\]/g;
const roleLine = /^([\s#*>_-]*)(system|assistant|developer|user|human)(\s*[*_]*\s*[:：])/gim;

/** A text without what a model could take for the end of its fence or for another speaker. */
export const harmless = (text: string): string =>
  text
    .replace(unseen, "")
    .replace(ownTag, "‹")
    .replace(templateTag, (_, role, end, rule) => `‹${role ?? end ?? rule}›`)
    .replace(instructionTag, "($1)")
    .replace(roleLine, "$1“$2”$3");

const attribute = (text: string): string => harmless(text.replace(/\s+/g, " ")).replace(/["<>]/g, "'");
