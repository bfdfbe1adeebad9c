import { parse } from "yaml";

/** The front matter of a Markdown file, which is YAML between two lines of "---", and the text below it. */
export const frontMatterOf = (file: string): { fields: unknown; markdown: string } => {
  const [, head = "", markdown = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  return { fields: parse(head), markdown: markdown.trim() };
};
