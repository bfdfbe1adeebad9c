import type { ApiReply } from "#lambdas/integrations/calls.ts";
import { failureTexts } from "./failure-texts.ts";

const maxLines = 20;
const maxValueLength = 300;
const deepest = 4;

/** The replies in words, for the built-in model, which writes none itself; in English if the language is unknown. */
export const quoteReplies = (replies: ApiReply[], language: string | undefined): string =>
  replies.map((reply) => (reply.failure ? failureOf(reply, language) : dataOf(reply))).join("\n\n");

const dataOf = ({ integrationName, data }: ApiReply): string => {
  const lines = linesOf(data);
  const shown = lines
    .slice(0, maxLines)
    .map(([name, value]) => (name ? `- ${name}: ${value}` : `- ${value}`));
  return [`${plain(integrationName)}:`, ...shown, ...(lines.length > maxLines ? ["- …"] : [])].join("\n");
};

/** Each value of the reply with the names that lead to it; positions of lists are left out. */
const linesOf = (value: unknown, names: string[] = []): [name: string, value: string][] => {
  if (value === null || value === undefined || names.length > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, names));
  if (typeof value !== "object") return [[plain(names.join(" › ")), plain(String(value))]];
  return Object.entries(value).flatMap(([name, one]) => linesOf(one, [...names, name]));
};

/** One line without the signs that would become links, code or emphasis. */
const plain = (text: string): string =>
  text
    .replace(/[\s[\]<>`*_|]+/g, " ")
    .trim()
    .slice(0, maxValueLength)
    .toWellFormed();

const failureOf = ({ integrationName, failure }: ApiReply, language = "en"): string => {
  const texts = failureTexts[language] ?? failureTexts.en;
  const text = texts?.[failure?.reason ?? "unreachable"] ?? "";
  const lacking = (failure?.lacking ?? []).map(plain).join(", ");
  return text.replace("{name}", () => plain(integrationName)).replace("{lacking}", () => lacking);
};
