/** A yes-no question with its answers; only a sentence with the same kind of verb can decide it. */
export interface YesNoQuestion {
  yes: string;
  no: string;
  verb: "may" | "must" | "open";
}

interface Language {
  yes: string;
  no: string;
  may: RegExp;
  must: RegExp;
  /** "Is it open on Sunday?" */
  open?: RegExp;
}

const languages: Language[] = [
  {
    yes: "Yes.",
    no: "No.",
    may: /^(?:can|may|could|am I allowed|are \w+(?: \w+)? (?:allowed|permitted)|is (?:it|\w+(?: \w+)?) (?:allowed|permitted|possible))\b/i,
    must: /^(?:must|do (?:I|we|you|they) (?:have|need) to|does \w+(?: \w+)? (?:have|need) to|am I required|is it (?:necessary|required))\b/i,
    open: /^(?:is|are) .*\bopen\b/i,
  },
  {
    yes: "Ja.",
    no: "Nein.",
    may: /^(?:kann|können|darf|dürfen|ist es (?:erlaubt|möglich|gestattet))\b/i,
    must: /^(?:muss|müssen|soll|ist es (?:nötig|notwendig))\b/i,
    open: /^(?:ist|sind|hat|haben) .*(?:geöffnet|offen|\bauf\b)/i,
  },
  {
    yes: "Oui.",
    no: "Non.",
    may: /^(?:peut-on|puis-je|peux-tu|pouvons-nous|est-ce (?:que (?:je peux|on peut|nous pouvons|l'on peut)|qu'on peut|permis|possible)|est-il (?:permis|possible|autorisé)|on peut|je peux)/i,
    must: /^(?:dois-je|doit-on|faut-il|est-ce (?:que je dois|qu'il faut|qu'on doit))/i,
  },
  {
    yes: "Sí.",
    no: "No.",
    may: /^¿?\s*(?:puedo|se puede[n]?|podemos|puede[n]?|está[n]? permitid[oa]s?|es posible)(?!\p{L})/iu,
    must: /^¿?\s*(?:debo|se debe|tengo que|hay que|tenemos que|es (?:necesario|obligatorio))(?!\p{L})/iu,
  },
  {
    yes: "Sì.",
    no: "No.",
    may: /^(?:posso|si può|si possono|possiamo|è (?:possibile|permesso|consentito))(?!\p{L})/iu,
    must: /^(?:devo|si deve|bisogna|dobbiamo|è (?:necessario|obbligatorio))(?!\p{L})/iu,
  },
  {
    yes: "Sim.",
    no: "Não.",
    may: /^(?:posso|pode-se|podemos|é (?:possível|permitido))(?!\p{L})/iu,
    must: /^(?:devo|tenho (?:de|que)|é (?:necessário|obrigatório)|preciso)(?!\p{L})/iu,
  },
  { yes: "Ja.", no: "Nee.", may: /^(?:kan|mag|mogen|kunnen)\s/i, must: /^(?:moet|moeten)\s/i },
  {
    yes: "Да.",
    no: "Нет.",
    may: /^(?:можно ли|можно|могу ли|могу|разрешено ли|разрешается ли)(?!\p{L})/iu,
    must: /^(?:нужно ли|нужно|надо ли|надо|должен ли|обязательно ли)(?!\p{L})/iu,
  },
  {
    yes: "Ναι.",
    no: "Όχι.",
    may: /^(?:μπορώ|μπορούμε|μπορεί|επιτρέπεται|επιτρέπονται|είναι δυνατόν)(?!\p{L})/iu,
    must: /^(?:πρέπει|χρειάζεται|είναι υποχρεωτικό)(?!\p{L})/iu,
  },
  {
    yes: "Evet.",
    no: "Hayır.",
    may: /(?:abilir|ebilir) ?m[iıuü]|(?:izin|serbest|mümkün)\p{L}* m[iıuü]/iu,
    must: /(?:gerek(?:iyor|ir|li)?|zorunda|zorunlu|şart) ?m[ıiuü]|m[ae]l[ıi] ?m[ıi]/iu,
  },
  {
    yes: "Da.",
    no: "Nu.",
    may: /^(?:pot|putem|se poate|se pot|este (?:permis|posibil)|e voie)(?!\p{L})/iu,
    must: /^(?:trebuie|este (?:necesar|obligatoriu))(?!\p{L})/iu,
  },
  {
    yes: "Có.",
    no: "Không.",
    may: /có (?:thể|được(?: phép)?) .*không\s*\??$/iu,
    must: /có (?:phải|cần) .*không\s*\??$/iu,
  },
  {
    yes: "हाँ।",
    no: "नहीं।",
    may: /^क्या .*(?:सकत|अनुमति|इजाज़?त)/u,
    must: /^क्या .*(?:चाहिए|ज़?रूरी|अनिवार्य|आवश्यक)/u,
  },
  { yes: "ได้", no: "ไม่ได้", may: /(?:ได้ไหม|ได้หรือ(?:ไม่|เปล่า)|ได้มั้ย)/u, must: /^(?!)/u },
  {
    yes: "可以。",
    no: "不可以。",
    may: /(?:可以|能|可否|能否|允许).*[吗嗎]|可否|能否|可不可以|能不能/u,
    must: /^(?!)/u,
  },
  {
    yes: "نعم.",
    no: "لا.",
    may: /^هل (?:يمكن|أستطيع|يجوز|يسمح|يُسمح|بإمكان|نستطيع)/u,
    must: /^هل (?:يجب|علي|يلزم|ينبغي)/u,
  },
];

/** Recognises a yes-no question; undefined for any other. */
export const yesNoQuestion = (question: string): YesNoQuestion | undefined => {
  const asked = question.trim();
  for (const { yes, no, may, must, open } of languages) {
    if (may.test(asked)) return { yes, no, verb: "may" };
    if (must.test(asked)) return { yes, no, verb: "must" };
    if (open?.test(asked)) return { yes, no, verb: "open" };
  }
  return undefined;
};
