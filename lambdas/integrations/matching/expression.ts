import { RE2JS, RE2JSException } from "re2js";
import { AppError } from "#shared/errors.ts";

/** The engine is linear in text × instructions: some 0.05 ms for each instruction at 2,000 characters. */
const maxInstructions = 250;
const maxCompiled = 500;
/** Characters of a message that expressions read. */
export const maxRead = 2000;

/** The parts of a match: 0 is the whole, then the groups. */
export type Groups = (string | null)[];

export interface Expression {
  /** Instructions of the compiled expression, which its time is proportional to. */
  size: number;
  groups: number;
  find(text: string): Groups | undefined;
}

const compiled = new Map<string, Expression>();

/** Compiles an expression once. Throws AppError `invalid` that names what the engine lacks, and a way round it. */
export const expressionOf = (pattern: string): Expression => {
  const known = compiled.get(pattern);
  if (known) return known;
  const made = compile(pattern);
  if (compiled.size >= maxCompiled) compiled.clear();
  compiled.set(pattern, made);
  return made;
};

const compile = (pattern: string): Expression => {
  const expression = parse(pattern);
  const size = expression.programSize();
  if (size > maxInstructions)
    throw refused("This expression repeats too much. Use smaller counts, or + and * in place of {n,m}.");
  const groups = expression.groupCount();
  return {
    size,
    groups,
    find: (text) => {
      const matcher = expression.matcher(text);
      if (!matcher.find()) return undefined;
      return Array.from({ length: groups + 1 }, (_, at) => matcher.group(at));
    },
  };
};

const parse = (pattern: string): RE2JS => {
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw refused(lacking(pattern) ?? `This is no valid expression (${error.message.slice(0, 120)}).`);
  }
};

const lacking = (pattern: string): string | undefined => {
  const found = unsupported.find(([construct]) => construct.test(pattern));
  return found && `${found[1]} It could take very long on some texts.`;
};

const unsupported: [RegExp, string][] = [
  [
    /\(\?[=!]/,
    "Look-ahead such as (?=…) is not supported. Match that text too, and take the part by a group.",
  ],
  [
    /\(\?<[=!]/,
    "Look-behind such as (?<=…) is not supported. Match that text too, and take the part by a group.",
  ],
  [/\\[1-9]|\\k[<{]/, "Back-references such as \\1 are not supported. Write the repeated part out."],
  [/\(\?>/, "Atomic groups (?>…) are not supported. Use a plain group (?:…)."],
  [/[+*?}]\+/, "Possessive repeats such as a++ are not supported. Use a plain a+."],
  [/\(\?\(/, "Conditions (?(1)…) are not supported. Use one trigger for each case."],
  [/\(\?#/, "Comments (?#…) are not supported. Leave them out."],
];

const refused = (message: string) => new AppError("invalid", message);
