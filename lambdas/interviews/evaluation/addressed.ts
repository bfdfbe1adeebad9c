/**
 * Words of somebody who speaks to the evaluation instead of telling of work: scores, marks, instructions, markup. Such a
 * sentence is no evidence.
 */
const addressed = new RegExp(
  [
    String.raw`\b(?:score|scores|scored|rating|rate me|rate this|criteri(?:on|a)|rubric|evaluat\w*|assess(?:ment|or)|marks?\b.{0,20}\b(?:shown|full|top)|points?\b.{0,15}\b(?:100|full|max\w*)|out of (?:10|100)|100\s?%|10/10|ignore|disregard|override|instruction\w*|prompt|system|assistant|developer mode|this (?:applicant|candidate)|the (?:best )?(?:applicant|candidate)|reference from|note from|copy this|put everything|take this into account|decode|obey|json|verdict|hire (?:me|this|him|her)|recommend(?:ed|ation)?\b.{0,25}\b(?:hire|candidate|applicant)|interviewer)\b`,
    String.raw`(?:bewert\w*|punktzahl|kriteri\w*|anweisung\w*|ignorier\w*|punkte\b.{0,15}\b(?:100|voll)|einstellen|prüfer|höchste(?:r|n)?\s(?:stufe|note|wert))`,
    String.raw`(?:puntuaci\w*|puntúa\w*|calific\w*|evalu\w*|criteri\w*|instruccion\w*|ignor[ae]\w*)`,
    String.raw`(?:évalu\w*|notez|note maximale|critères?|instructions?|ignorez|attribuez)`,
    String.raw`(?:valut\w*|punteggi\w*|criteri\w*|istruzion\w*|ignora\w*)`,
    String.raw`(?:pontua\w*|avali\w*|critéri\w*|instruç\w*|ignore\w*)`,
    String.raw`(?:beoordel\w*|criteri\w*|instructie\w*|negeer\w*)`,
    String.raw`(?:oceń|ocen\w*|kryteri\w*|instrukcj\w*|zignoruj\w*)`,
    String.raw`(?:puan\w*|değerlendir\w*|kriter\w*|talimat\w*|yok say)`,
    "(?:تقييم|معايير|المعايير|تعليمات|تجاهل|درجة|النقاط)",
    "(?:评分|评估|标准|指令|忽略|满分|打分|系统)",
    "(?:評価|採点|基準|指示|無視|満点|スコア)",
    "(?:оцен|балл|критери|инструкц|игнорир)",
    // a criterion with its mark, as a rubric lists them
    String.raw`:\s?(?:shown|described|met|fulfilled|yes|done|erfüllt|ja|vorhanden|cumplido|sí|oui|rempli|acquis|soddisfatto|cumprido|voldaan|spełnione|tak|evet)\W*$`,
    String.raw`(?:dieser? bewerber\w*|referenz von|este candidato|ce candidat|questo candidato|deze kandidaat|ten kandydat|bu aday)`,
    String.raw`[{}<>]|^\W*"|-{3,}|={3,}|\b\d{1,3}\s(?:of|von|de|di|van|z|/)\s100\b|\b(?:answer|question|antwort|frage|respuesta|pregunta|applicant|candidate|result|bewerber(?:in)?|ergebnis|candidat[oe]|résultat|resultado|итог|кандидат)\s?\d*\s*:|insufficient evidence|highest level|#{3,}|\[\/?\w+\]|<!--|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`,
    "[A-Za-z0-9+/]{40,}={0,2}",
    String.raw`(?<!\p{L})(?:forget\s(?:all|the|every\w*)|vergiss|vergessen\ssie|olvid(?:a|e|ad|en)\s(?:todo|todas|las|lo)|oublie[zr]?|consignes?|embauche\p{L}*|dimentica(?:te)?|esque[çc]a|vergeet\salle|zapomnij|unut(?:un)?)(?!\p{L})|забудь`,
    // the writer as a third person, and points that somebody got
    String.raw`(?<!\p{L})(?:(?:el|la|este|esta)\s(?:candidat[oa]|postulante)|(?:der|die)\sbewerber(?:in)?|(?:le|la)\scandidate?|(?:il|la)\scandidat[oa]|[oa]\scandidat[oa]|de\s(?:kandidaat|sollicitant)|kandydat(?:ka)?|aday)(?!\p{L})`,
    String.raw`\p{N}\s?(?:points?|puntos|punkten?|punti|pontos|punten|punktów|puan|баллов|点|分)(?!\p{L})`,
    // what is not to be told
    String.raw`^\W*(?:please\s)?(?:do\snot|don['’]t|never)\s(?:mention|report|reveal|disclose|tell|say|show|quote|include)(?!\p{L})|^\W*(?:bitte\s)?erwähn(?:e|en|t)(?:\ssie)?\s.*\snicht(?!\p{L})|^\W*no\s(?:menciones?|reveles?|digas?|diga)(?!\p{L})|^\W*ne\s(?:mentionne[zs]?|révèle[zs]?|dis|dites)\s`,
    // markup: tables, quotations, check boxes
    String.raw`^\s*(?:[|>]|#{1,6}\s|[-*]\s\[[ x]\])|\|.{0,40}\|`,
  ].join("|"),
  "iu",
);

/** Letters of another script within a word look like the ones they stand for, and nobody types them by chance. */
const mixed = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u;

export const isAddressed = (sentence: string): boolean =>
  addressed.test(sentence.normalize("NFKC")) || mixed.test(sentence);
