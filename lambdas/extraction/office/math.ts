import { child, childrenNamed, textOf, value, type XmlElement } from "./xml.ts";

/** An equation in linear format: "(a+b)/2", "x^2", "√(y)". Format: ECMA-376 part 1, 22.1. */
export const mathText = (element: XmlElement | undefined): string => {
  if (!element) return "";
  return element.children.map(partText).join("");
};

const parts: Record<string, (part: XmlElement) => string> = {
  t: textOf,
  f: (part) => `${grouped(part, "num")}/${grouped(part, "den")}`,
  sSup: (part) => `${inside(part, "e")}^${grouped(part, "sup")}`,
  sSub: (part) => `${inside(part, "e")}_${grouped(part, "sub")}`,
  sSubSup: (part) => `${inside(part, "e")}_${grouped(part, "sub")}^${grouped(part, "sup")}`,
  rad: (part) => `${inside(part, "deg")}√(${inside(part, "e")})`,
  nary: (part) => {
    const sign = value(part, "naryPr", "chr") ?? "∫";
    return `${sign}${limit(part, "_", "sub")}${limit(part, "^", "sup")} ${inside(part, "e")}`;
  },
  d: (part) => {
    const open = value(part, "dPr", "begChr") ?? "(";
    const close = value(part, "dPr", "endChr") ?? ")";
    return (
      open +
      childrenNamed(part, "e")
        .map(mathText)
        .join(value(part, "dPr", "sepChr") ?? "|") +
      close
    );
  },
  func: (part) => `${inside(part, "fName")} ${inside(part, "e")}`,
  m: (part) =>
    `[${childrenNamed(part, "mr")
      .map((row) => childrenNamed(row, "e").map(mathText).join(", "))
      .join("; ")}]`,
  eqArr: (part) => childrenNamed(part, "e").map(mathText).join("\n"),
  oMath: (part) => `${mathText(part)} `,
};

const partText = (part: XmlElement): string => {
  if (part.name.endsWith("Pr")) return "";
  return parts[part.name]?.(part) ?? mathText(part);
};

const inside = (part: XmlElement, name: string) => mathText(child(part, name));

const limit = (part: XmlElement, mark: string, name: string) =>
  inside(part, name) ? mark + grouped(part, name) : "";

const grouped = (part: XmlElement, name: string): string => {
  const text = inside(part, name);
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
};
