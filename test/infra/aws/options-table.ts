import { optionTable } from "#infra/options/options.ts";

/** The table of options in the README of infra, its columns aligned. */
export const optionsAsMarkdown = (): string => {
  const rows = [
    ["option", "meaning", "default"],
    ...optionTable.map((option) => [`\`${option.name}\``, option.meaning, option.default]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)].join(
    "\n",
  );
};
