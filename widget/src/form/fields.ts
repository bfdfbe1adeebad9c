import type { VisitorInfo } from "#shared/conversations/visitor-info.ts";
import type { Make } from "../make.ts";
import type { PieceWords } from "../words/translation.ts";

interface Field {
  name: keyof VisitorInfo;
  /** The name within a sentence. */
  inSentence: string;
  label: HTMLLabelElement;
  input: HTMLInputElement;
}

const kinds = {
  name: { type: "text", autocomplete: "name" },
  email: { type: "email", autocomplete: "email" },
  phone: { type: "tel", autocomplete: "tel", pattern: "[\\d\\s+\\(\\)./#x\\-]{5,40}" },
  company: { type: "text", autocomplete: "organization" },
};

/** The fields in the order that the owner chose. */
export const fieldsOf = (
  names: readonly (keyof VisitorInfo)[],
  words: PieceWords,
  element: Make["element"],
): Field[] =>
  names.map((name) => {
    const input = element("input", { ...kinds[name], maxlength: "200", dir: "auto" });
    const label = element("label", {}, words[name], input);
    return { name, inSentence: words[name].toLowerCase(), label, input };
  });

/** The values that were entered, without blanks around them. */
export const valuesOf = (fields: Field[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, input }) => {
      input.value = input.value.trim();
      return input.value ? [[name, input.value]] : [];
    }),
  );
