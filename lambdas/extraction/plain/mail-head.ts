import type { Draft } from "../blocks/block.ts";

const field = /^([A-Za-zÀ-ÿ][\w-À-ÿ]{0,30}):\s?(.*)$/;
const told =
  /^(from|to|cc|date|sent|von|an|datum|gesendet|de|à|para|fecha|da|a|data|reply-to|attachments?)$/i;
const subject = /^(subject|betreff|objet|asunto|oggetto|assunto)$/i;

/** The head of a mail: its subject as a heading, who wrote to whom and when as a record. None for other text. */
export function mailHead(lines: string[]): Draft[] | undefined {
  const fields = fieldsOf(lines);
  if (
    !fields?.some(([name]) => subject.test(name)) ||
    !fields.some(([name]) => /^(from|von|de|da)$/i.test(name))
  )
    return;
  const shown = fields.filter(([name, value]) => told.test(name) && value);
  const title = fields.find(([name]) => subject.test(name))?.[1];
  return [
    ...(title ? [{ type: "heading" as const, level: 1, text: title }] : []),
    { type: "record", text: shown.map(([name, value]) => `${name}: ${value}`).join("\n") },
  ];
}

/** Fields of a mail's head, folded lines joined; none where a line is of another form. */
function fieldsOf(lines: string[]): Array<[string, string]> | undefined {
  const fields: Array<[string, string]> = [];
  for (const line of lines) {
    const [, name, value] = field.exec(line) ?? [];
    const last = fields.at(-1);
    if (name) fields.push([name, value ?? ""]);
    else if (last && /^\s/.test(line)) last[1] += ` ${line.trim()}`;
    else if (!/^(From |>)/.test(line)) return;
  }
  return fields.length > 1 ? fields : undefined;
}
