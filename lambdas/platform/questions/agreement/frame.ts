import type { AgreementLanguage } from "./concepts.ts";

/** Words of the frame beside the function words: courtesy, who asks whom, and verbs that say nothing by themselves. */
export const frameWords: Record<AgreementLanguage, string> = {
  en: `i you we they he she my your our their me us mine yours one anyone anybody someone something anything people persons guys customer customers
    visitors guest guests may might must shall will would could can able possible possibility allowed hi hello hey there please thanks thank
    tell say know wonder wondering ask asking question want wish like explain show information info about also too still just
    already any some here there way whether if exactly actually currently normally usually yes ok isnt arent
    been were am own possibly kindly`,
  de: `ich sie wir ihr man mir mich uns ihnen euch dir mein meine meinen meinem meiner meines unser unsere euer eure ihre ihren ihrem
    dein deine sein seine kann können könnt könnte könnten könntet darf dürfen dürfte kannst könnest möglich möglichkeit hallo     bitte danke sagen sag wissen wüsste wollte möchte möchten gerne gern würde fragen frage erklären zeigen auch
    noch schon hier da dort es eigentlich denn mal etwas irgendwo irgendwie ob um zu dazu werden wurde jemand kunden
    gäste besucher bei genau derzeit aktuell normalerweise`,
  fr: `êtes sommes suis es je tu il elle on nous vous ils elles me te se moi toi lui leur mon ma mes ton ta tes son sa ses notre nos votre vos peux peut
    puis pouvez pouvons pourrais pourriez pourrait possible possibilité bonjour salut bonsoir merci svp plait dire dites savoir sais
    voulais voudrais voulez veux aimerais demande demander question expliquer montrer aussi encore déjà ici là y en si est
    sont être c ce cela ça chez clients client visiteurs quelque part vers pour exactement actuellement normalement t`,
  es: `yo tú usted eres sois son estáis siendo ustedes nosotros vosotros ellos me te se nos os mi mis tu tus su sus nuestro nuestra vuestro vuestra puedo puede
    puedes pueden podemos podéis podría podrías podrían posible posibilidad hola favor gracias decir dime
    decirme saber sé quería quisiera quiero querría gustaría preguntar pregunta explicar mostrar también todavía ya aquí
    ahí allí si se hay es está están ser clientes cliente visitantes exactamente actualmente normalmente`,
  it: `siete sei sono siamo avete io tu lei noi voi loro mi ti si ci vi me te mio mia miei mie tuo tua suo sua nostro nostra vostro vostra vostri posso può puoi
    possiamo potete possono potrei potrebbe potreste possibile possibilità ciao salve buongiorno buonasera favore cortesia grazie dire
    dirmi sapere so volevo vorrei voglio chiedere domanda spiegare mostrare anche ancora già qui qua lì se
    è sono essere c da di del dell nell all sull dall quell un clienti cliente visitatori esattamente attualmente normalmente`,
};

/** French words that differ by their diacritics alone. */
export const accented: [RegExp, string][] = [
  [/\boù(?!\p{L})/gu, "whereplace"],
  [/\bavez-vous (?=(?:\p{L}+ )?\p{L}+é(?!\p{L}))/gu, "past "],
];

/** Several words that say as much as one, by what they are replaced with; for text without diacritics. */
export const framePhrases: Record<AgreementLanguage, [RegExp, string][]> = {
  en: [
    [/\b(?:from|with|at) (?:you|your (?:shop|store|place))\b|\bin your (?:shop|store)\b/g, " "],
    [/\byou (?:also )?(?:buy|purchase)\b|\b(?:i|we) sell\b|\bsell (?:you|my|our)\b/g, " buyin "],
    [/\b(?:is|are) there\b|\bthere (?:is|are)\b/g, " have "],
    [/\bi was wondering\b/g, " "],
    [/\b(?:did|was|were|(?:has|have) (?:been|you \w+ed))\b/g, " past "],
    [/\bgood (?:morning|afternoon|evening|day)\b/g, " "],
    [/\b(rent|hire|lend) out\b/g, " $1 "],
    [/\bfor sale\b/g, " sell "],
    [/\b(?:send|give|bring|ship)\b(?=.{0,40}\bback\b)/g, " return "],
    [/'s\b|\bback\b/g, " "],
    [/\b(?:have|has|need|needs) to\b/g, " must "],
    [/\bfree of charge\b/g, " free "],
    [/\bswimming pools?\b/g, " pool "],
    [/\b(?:electric|electrical) (?:bike|bicycle)(s?)\b/g, " ebike$1 "],
    [/\b(?:opening|business|office) (?:hours|times?)\b/g, " when open "],
    [/\bclosing (?:hours|times?)\b/g, " when close "],
  ],
  de: [
    [/\bgut(?:en|e) (?:tag|morgen|abend)\b/g, " "],
    [/\b(?:wurden?|worden)\b/g, " past "],
    [/\bin (?:ihrem|eurem) (?:laden|geschaft|shop)\b/g, " "],
    [/\bkauf(?:en|t) (?:sie|ihr)\b|(?<=\b(?:ich|wir|man)\b.{0,60})\bverkaufen\b/g, " ankaufen "],
    [/\belektro(?:fahrrad|fahrrader|rad|rader)\b/g, " ebike "],
    [/\boffnungszeit(?:en)?\b/g, " wann offen "],
    [/\b(mit|an|ab|auf|aus|ein|zuruck|weiter|um|vor)zu(?=\p{L}{3,}en\b)/gu, " $1"],
  ],
  fr: [
    [/\bachetez-vous\b|\bvous achetez\b|(?<=\b(?:je|on|nous)\b.{0,60})\bvendre\b/g, " rachat "],
    [/\best-ce qu(?:e |')/g, " "],
    [/\by a-t-il\b|\bil y a\b/g, " avez "],
    [/\bs'il (?:vous|te) plait\b/g, " "],
    [/-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi)\b/g, " "],
    [/\b(?:dans|en) votre (?:magasin|boutique)\b/g, " "],
    [/\bpetits?[ -]dejeuners?\b/g, " petitdejeuner "],
    [/\bmots? de passe\b/g, " motdepasse "],
    [/\bvelos? (?:a assistance )?electriques?\b/g, " ebike "],
    [/\b(?:horaires?(?: d'ouverture)?|heures? d'ouverture)\b/g, " quand ouvert "],
  ],
  es: [
    [/\bbuen[oa]s (?:dias|tardes|noches)\b/g, " "],
    [/\b(?:han|has|habeis) (?=\p{L}+[ai]do\b)/gu, " past "],
    [/\ben (?:su|tu|vuestra) tienda\b/g, " "],
    [/\bcompr(?:an|ais)\b|(?<=\b(?:puedo|podemos)\b.{0,60})\bvender(?:les)?\b/g, " recompra "],
    [/\bhace falta\b|\bhay que\b|\btengo que\b/g, " necesito "],
    [/\b(?:bicicletas?|bicis?) electricas?\b/g, " ebike "],
    [/\bhorarios?(?: de apertura)?\b/g, " cuando abierto "],
  ],
  it: [
    [/\bavete (?=\p{L}+[aui]to\b)/gu, " past "],
    [/\b(?:da|presso di|presso) (?:voi|lei)\b|\bnel vostro negozio\b/g, " "],
    [/\b(?:comprate|acquistate)\b|(?<=\b(?:posso|possiamo)\b.{0,60})\bvender(?:e|vi)\b/g, " riacquisto "],
    [/\bc'e\b|\bci sono\b/g, " avete "],
    [/\bho bisogno\b|\bc'e bisogno\b/g, " serve "],
    [/\b(?:biciclett[ae]|bici) elettric(?:a|he)\b/g, " ebike "],
    [/\borari?o?(?: di apertura)?\b/g, " quando aperto "],
  ],
};
