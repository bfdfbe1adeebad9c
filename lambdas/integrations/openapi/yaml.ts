import { Lexer, parse } from "yaml";
import { AppError } from "#shared/errors.ts";

/** Aliases may unfold to any size; descriptions of APIs hardly use them. */
const maxAliases = 100;
/** A line of a description takes about seven tokens, spaces included. */
const maxTokens = 400_000;
/** Lists and objects in brackets, and dashes in a row. */
const maxLevels = 64;
const maxIndentationLength = 400;

/** Marks that the next token is a scalar's text. */
const scalar = "\u001F";

/** The value of a YAML document. Throws AppError `invalid` for one that is too complex, and the parser's errors. */
export const parseYaml = (text: string): unknown => {
  if (isTooComplex(text))
    throw new AppError(
      "invalid",
      "The document has too many or too deeply nested values. Leave out the parts that you do not need.",
    );
  // comparing each key with all before it takes quadratic time
  return parse(text, { maxAliasCount: maxAliases, uniqueKeys: false, logLevel: "error" });
};

/** Stops at the first token too many, so that the lexer's memory is bounded too. */
const isTooComplex = (text: string): boolean => {
  let tokens = 0;
  let brackets = 0;
  let dashes = 0;
  let former = "";
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    const sign = former === scalar ? "" : token;
    if (sign === "[" || sign === "{") brackets += 1;
    if (sign === "]" || sign === "}") brackets -= 1;
    if (sign === "-" || sign === "?") dashes += 1;
    else if (sign.trim() !== "" || sign.includes("\n")) dashes = 0;
    const isDeep = former.endsWith("\n") && sign.trim() === "" && sign.length > maxIndentationLength;
    if (tokens > maxTokens || brackets > maxLevels || dashes > maxLevels || isDeep) return true;
    former = token;
  }
  return false;
};
