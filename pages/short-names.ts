import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** The custom properties of the widget, which get one letter each: a host page pays for every byte of them. */
const properties = [
  "danger",
  "edge",
  "face",
  "gap",
  "ground",
  "height",
  "ink",
  "launcher",
  "line",
  "mark",
  "on-mark",
  "on-primary",
  "primary",
  "quiet",
  "radius",
  "ring",
  "shadow",
  "soft",
  "text",
  "width",
];

/**
 * Names of fields of the widget's own objects. A test makes sure that none of them is a field of the contract, whose
 * names go over the wire; names of the DOM must not stand here either.
 */
export const ownFields = [
  "api",
  "below",
  "chip",
  "chipOf",
  "clear",
  "composer",
  "emit",
  "explain",
  "fill",
  "filled",
  "fillsPage",
  "given",
  "greetings",
  "happened",
  "inSentence",
  "leave",
  "load",
  "loadFinish",
  "log",
  "make",
  "mountPoint",
  "named",
  "panel",
  "post",
  "received",
  "refresh",
  "root",
  "save",
  "setBusy",
  "sheetOf",
  "show",
  "showFirst",
  "soon",
  "tag",
  "tell",
  "textWith",
  "visitor",
];

const letterAt = (at: number): string => String.fromCharCode(at < 26 ? 97 + at : 65 + at - 26);

const letters = new Map(properties.map((name, at) => [name, letterAt(at)]));

/** Options of esbuild that shorten the names of the widget's own fields, alike in all of its files. */
export const shortFields = {
  mangleProps: new RegExp(`^(?:${ownFields.join("|")})$`),
  mangleCache: Object.fromEntries(ownFields.map((name, at) => [name, letterAt(at)])),
};

/** Shortens the names of custom properties in a stylesheet or in code, and leaves out the blank before their values. */
export const shorten = (text: string): string =>
  text.replace(/--([a-z-]+)\b(?!-)(:\s+)?/g, (whole, name: string, colon?: string) => {
    const letter = letters.get(name);
    return letter ? `--${letter}${colon ? ":" : ""}` : whole;
  });

/** Shortens them in the widget's code; `shadowStyles` in its stylesheets. */
export const shortNames: Plugin = {
  name: "short-names",
  setup({ onLoad }) {
    onLoad({ filter: /widget\/src\/(?:launcher|panel)\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: shorten(await readFile(path, "utf8")),
      loader: "ts",
    }));
  },
};
