import type { LawfulWording } from "../grounds.ts";

const faiths =
  "cristian[oaie]|cattolic[oaie]|cattoliche|evangelic[oai]|protestant[ei]|musulman[oaie]|ebre[oai]|ate[oai]";

export const it: LawfulWording = {
  ages: "(?:venti|trenta|quaranta|cinquanta|sessanta)\\w*",
  names: {
    age: String.raw`(?:meno|più) di \d{2} anni(?! di esperienza)|(?:sotto|sopra|oltre|entro) i \d{2} anni|under \d{2}|fino a \d{2} anni(?! di esperienza)|tra i? ?\d{2} e i? ?\d{2} anni|età (?:massima|minima|compresa|inferiore|superiore|tra|fino)|limite di età|non (?:più vecchi[oa]|oltre i) \d{2}|nat[oaie] dopo il \d{4}|giovan[ei](?: e|,)? (?:dinamic[oaie]|motivat[oaie]|energic[oaie]|di spirito|talenti)|(?:persona|ragazz[oai]|uomo|donna|candidat[oai]) giovan[ei]|giovane (?:ragazz[oa]|uomo|donna|candidat[oa])|nativ[oai] digitali?`,
    family: String.raw`celibe|nubile|single|senza (?:figli|famiglia|carichi familiari|impegni familiari)|non avere figli|sposat[oaie]|stato civile|situazione familiare|(?:non|né) (?:incinta|in gravidanza)|gravidanza|progetti di (?:maternità|figli)`,
    origin: String.raw`madrelingua|lingua madre|parlanti nativi|nazionalità|cittadinanza|(?:solo|soltanto|esclusivamente) (?:italiani|europei|cittadini \w+)|(?:no|niente) (?:stranieri|immigrati|extracomunitari)|senza accento|di origine \w+|genitori italiani|razza|etnia|nat[oaie] in italia|colore della pelle`,
    health: String.raw`(?:buona|ottima|perfetta|sana e robusta) (?:salute|costituzione)|(?:buono|ottimo|perfetto) stato di salute|senza (?:disabilità|malattie|handicap|problemi di salute)|non (?:disabili?|invalid[oi])|persona sana|mai malat[oa]|raramente malat[oa]|sano di mente`,
    religion: String.raw`praticanti?|credenti?|(?:${faiths}) (?:praticant[ei]|soltanto|preferibilmente)|(?:solo|soltanto|no|niente) (?:${faiths})|di (?:fede|religione|confessione) \w+|religione|battezzat[oaie]|senza velo`,
    orientation: String.raw`(?:non|no|solo|soltanto|niente) (?:omosessual[ei]|eterosessual[ei]|gay|lesbiche|bisessual[ei]|trans\w*)|eterosessual[ei]|orientamento sessuale`,
    gender: String.raw`(?:solo|soltanto|esclusivamente|preferibilmente) (?:donn[ae]|uomini|uomo|ragazz[ei]|ragazze|maschi|femmine|signore|signorine)|(?:donne|uomini|ragazze|ragazzi|maschi|femmine) (?:soltanto|preferibilmente)|(?:no|niente) (?:donne|uomini)|(?:bella|attraente|carina) (?:donna|ragazza)|(?:donn[ae]|ragazz[ae]|ragazze|signor[ae]) (?:di )?bella presenza|un[ao]? (?:uomo|donna|ragazza|ragazzo|signora) per|di sesso (?:maschile|femminile)|sesso ?:|genere ?:`,
  },
  called: {
    age: "l’età",
    family: "la famiglia",
    origin: "l’origine",
    health: "la salute",
    religion: "la religione",
    orientation: "l’orientamento sessuale",
    gender: "il genere",
  },
  lawful: {
    age: [
      "Tiene il ritmo nelle giornate piene e sa dire come",
      "Ha imparato uno strumento nuovo nell’ultimo anno",
    ],
    family: ["Può lavorare negli orari indicati", "Può viaggiare quando il lavoro lo richiede"],
    origin: [
      "Parla e scrive la lingua abbastanza bene per i clienti",
      "Può lavorare legalmente nel luogo di lavoro",
    ],
    health: [
      "Può svolgere i compiti indicati, con ausili se serve",
      "Organizza il lavoro pesante in modo che venga fatto",
    ],
    religion: ["Lavora nei giorni indicati", "Tratta allo stesso modo persone di ogni fede"],
    orientation: ["Tratta tutti con rispetto", "Lavora bene con persone molto diverse"],
    gender: ["Può svolgere i compiti indicati", "Va d’accordo con tutti i clienti"],
  },
};
