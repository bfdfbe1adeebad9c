const name = String.raw`\p{Lu}[\p{L}'’-]+`;

const hidden: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, "[e-mail]"],
  [/https?:\/\/\S+/giu, "[address]"],
  [
    new RegExp(
      String.raw`(?<=\b(?:[Mm]y name is|[Mm]ein Name ist|[Ii]ch hei(?:ß|ss)e|[Jj]e m['’]appelle|[Mm]e llamo)\s+)${name}(?:\s+${name}){0,2}`,
      "gu",
    ),
    "[name]",
  ],
  [new RegExp(String.raw`(?<=\b(?:I am|I['’]m|[Tt]his is|[Ii]ch bin)\s+)${name}\s+${name}`, "gu"), "[name]"],
  // 12 Station Road; Hauptstraße 12; I live in Leeds
  [
    /\p{N}{1,4}\p{L}?\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:Street|St\.|Road|Rd\.|Avenue|Lane|Drive|Square)/gu,
    "[place]",
  ],
  [/(?<!\p{L})\p{L}+(?:straße|strasse|gasse|platz|weg)\s+\p{N}{1,4}\p{L}?(?!\p{L})/giu, "[place]"],
  [
    /(?<=\b(?:I live in|I['’]m from|ich wohne in|j['’]habite à|vivo en)\s+)\p{L}+(?:[ -]\p{Lu}\p{L}+)?/giu,
    "[place]",
  ],
  // identifiers with letters: RX-48213, ORD2026-1177
  [/(?<![\p{L}\p{N}])\p{L}{1,6}[-_/]?\p{N}{4,}[\p{L}\p{N}-]*/gu, "[number]"],
  // telephone, order and card numbers: five digits and more, with the signs that people write between them
  [/\+?\p{N}(?:[\s()./-]*\p{N}){4,}/gu, "[number]"],
  // shorter ones that are called so
  [
    /(?<=(?:#|\b(?:order|invoice|booking|customer|ticket|case|number|no\.?|nr\.?|bestellung|rechnung|kunde|commande|pedido)\s*(?:number|no\.?|nr\.?|nummer)?\s*[:#]?\s*))\p{N}{3,}/giu,
    "[number]",
  ],
];

/** A question without e-mail addresses, names, places, and numbers that identify a person or an order. */
export const masked = (question: string): string =>
  hidden
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), question)
    .replace(/\s+/g, " ")
    .trim();
