interface Person {
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
}

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const address = /(?:https?:\/\/|www\.)\S+/giu;
/** Five digits and more, with the signs that people write between them. */
const phone = /\+?\p{N}(?:[\s()./-]{0,3}\p{N}){6,}/gu;

/** Pronouns and titles that tell a person's gender, by what stands in their place. */
const gendered: [RegExp, string][] = [
  [/(?<![\p{L}])(?:she|he)(?![\p{L}])/giu, "they"],
  [/(?<![\p{L}])(?:him|her)(?![\p{L}])/giu, "them"],
  [/(?<![\p{L}])(?:his|hers)(?![\p{L}])/giu, "their"],
  [/(?<![\p{L}])(?:himself|herself)(?![\p{L}])/giu, "themselves"],
  [
    /(?<![\p{L}])(?:mr|mrs|ms|miss|frau|herr|herrn|sra?|señora?|mme|monsieur|madame|signora?)\.?(?=\s+\p{Lu})/giu,
    "M.",
  ],
  [/(?<![\p{L}])(?:husband|wife|boyfriend|girlfriend)(?![\p{L}])/giu, "partner"],
  [/(?<![\p{L}])(?:mother|father|mum|dad)(?![\p{L}])/giu, "parent"],
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A text without what tells who wrote it: the applicant's name and its parts, addresses, telephone numbers, and words
 * that tell a gender. It is for a model only, whose quotes are looked for in the text as it was written.
 */
export const redacted = (text: string, { applicant_name }: Person): string => {
  const names = applicant_name
    .split(/[\s-]+/u)
    .filter((part) => part.length > 1)
    .map((part) => new RegExp(String.raw`(?<![\p{L}])${escaped(part)}(?:['’]s)?(?![\p{L}])`, "giu"));
  const anonymous = [address, email, phone].reduce((rest, pattern) => rest.replace(pattern, "[…]"), text);
  const nameless = names.reduce((rest, pattern) => rest.replace(pattern, "[name]"), anonymous);
  return gendered.reduce((rest, [pattern, word]) => rest.replace(pattern, word), nameless);
};
