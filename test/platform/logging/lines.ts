import { vi } from "vitest";

export type Line = Record<string, unknown>;

/** The structured lines among what was printed. */
export const linesIn = (printed: string): Line[] =>
  printed
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** Keeps what this process prints to itself, and gives the lines that it logged. */
export const catchLines = (): (() => Line[]) => {
  let printed = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((chunk) => {
      printed += String(chunk);
      return true;
    });
  return () => linesIn(printed);
};
