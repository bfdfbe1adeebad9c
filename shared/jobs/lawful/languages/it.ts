import type { LawfulWording } from "../grounds.ts";

const faiths =
  "cristian[oaie]|cattolic[oaie]|cattoliche|evangelic[oai]|protestant[ei]|musulman[oaie]|ebre[oai]|ate[oai]";

export const it: LawfulWording = {
  ages: "(?:venti|trenta|quaranta|cinquanta|sessanta)\\w*",
  names: {
    age: String.raw`(?:massimo|al massimo|fino a|non oltre(?: i)?) \d{2} anni(?! di)|(?:neolaureat|neodiplomat)[oaie],? (?:massimo|al massimo|under|fino a|entro i) \d{2}|(?:meno|più) di \d{2} anni(?! di esperienza)|(?:sotto|sopra|oltre|entro) i \d{2} anni|under \d{2}|fino a \d{2} anni(?! di esperienza)|tra i? ?\d{2} e i? ?\d{2} anni(?! di esperienza)|(?:^|idealmente |preferibilmente )tra i? ?\d{2} e i? ?\d{2}(?= ?[.,;!]?$)|età (?:massima|minima|compresa|inferiore|superiore|tra|fino)|limite di età|non (?:più vecchi[oa]|oltre i) \d{2}|nat[oaie] dopo il \d{4}|giovan[ei](?: e|,)? (?:dinamic[oaie]|motivat[oaie]|energic[oaie]|di spirito|talenti)|(?:persona|ragazz[oai]|uomo|donna|candidat[oai]) giovan[ei]|giovane (?:ragazz[oa]|uomo|donna|candidat[oa])|nativ[oai] digitali?`,
    family: String.raw`senza bambini(?: piccoli)?(?= ?[.,;!]?$| a casa)|celibe|nubile|^single(?= ?(?:$|[,;.]))|(?:persona|persone|candidat[oaie]|ragazz[oa]) single|senza (?:figli|famiglia|carichi familiari|impegni familiari)|non avere figli|sposat[oaie]|stato civile|situazione familiare|(?:non|né) (?:incinta|in gravidanza)|(?:nessuna|senza|no) gravidanza|gravidanza (?:esclusa|prevista)|progetti di (?:maternità|figli)`,
    origin: String.raw`madrelingua|lingua madre|parlanti nativi|nazionalità (?:\w+ )?(?:italiana|europea|richiesta)|(?:di|avere) nazionalità|nazionalità ?:|cittadinanza (?:italiana|europea)|(?:solo|soltanto|esclusivamente) (?:italiani|europei|cittadini \w+)|(?:no|niente) (?:stranieri|immigrati|extracomunitari)|senza accento|(?<!certificat[oi] |denominazion[ei] |paes[ei] |luogo |ricambi |pezzi |prodott[oi] |indicazion[ei] )di origine (?!e |o |animale|vegetale|controllata|protetta)\w+|genitori italiani|razza|etnia|nat[oaie] in italia|colore della pelle`,
    health: String.raw`(?:buona|ottima|perfetta|sana e robusta) (?:salute|costituzione)|(?:buono|ottimo|perfetto) stato di salute|senza (?:disabilità|malattie|handicap|problemi di salute)|non (?:disabili?|invalid[oi])|persona sana|mai malat[oa]|raramente malat[oa]|sano di mente`,
    religion: String.raw`valori (?:cristiani|musulmani|cattolici|religiosi)|praticanti?|credenti?|(?:${faiths}) (?:praticant[ei]|soltanto|preferibilmente)|(?:solo|soltanto|no|niente) (?:${faiths})|di (?:fede|religione|confessione) \w+|religione (?:cattolica|cristiana|musulmana)|religione ?:|battezzat[oaie]|senza velo`,
    orientation: String.raw`(?:non|no|solo|soltanto|niente) (?:omosessual[ei]|eterosessual[ei]|gay|lesbiche|bisessual[ei]|trans\w*)|eterosessual[ei]|orientamento sessuale`,
    gender: String.raw`bella presenza|(?:gentile|simpatica) (?:signora|ragazza|donna)|(?:solo|soltanto|esclusivamente|preferibilmente|riservat[oa])(?: per| a)? (?:donn[ae]|uomini|uomo|ragazz[ei]|ragazze|maschi|femmine|signore|signorine)|(?:donne|uomini|ragazze|ragazzi|maschi|femmine) (?:soltanto|preferibilmente)|(?:no|niente) (?:donne|uomini)|(?:bella|attraente|carina) (?:donna|ragazza)|(?:donn[ae]|ragazz[ae]|ragazze|signor[ae]) (?:di )?bella presenza|un[ao]? (?:uomo|donna|ragazza|ragazzo|signora) per|di sesso (?:maschile|femminile)|sesso ?:|genere ?:`,
  },
  asks: {
    age: String.raw`quanti anni (?:ha|hai)(?= ?[?.,]|$)|(?:qual è )?la sua età|la tua età|quando (?:è nat[oa]|sei nat[oa])|(?:la )?(?:sua|tua) data di nascita|quando (?:\w+ ){0,3}in pensione`,
    family: String.raw`(?:suoi|tuoi) (?:figli|bambini)|(?:ha|hai|avete|vuole|vuoi|pensa di|pensi di|intende|desidera|prevede di)(?: avere| già| dei| altri){0,2} (?:figli|bambini(?= ?[?,.]| piccoli)|un figlio|marito|moglie|una famiglia|un bambino)|(?:è|sei) (?:sposat[oa]|incinta|single|divorziat[oa]|fidanzat[oa]|nubile|celibe|madre|padre)(?= ?[?,.]| o)|rimanere incinta|(?:suo|tuo) marito|(?:sua|tua) moglie|i suoi figli|i tuoi figli|mettere su famiglia`,
    origin: String.raw`da dove (?:viene|vieni)(?: (?:la )?(?:sua|tua) famiglia| originariamente)?(?= ?[?.,]|$)|di dove (?:è|sei)|dove (?:è|sei) nat[oa]|(?:la )?(?:sua|tua) (?:nazionalità|madrelingua|origine|razza)|le (?:sue|tue) origini`,
    health: String.raw`(?:ha|hai|soffre|soffri|prende|prendi)(?: mai| avuto| di| una| qualche| dei| delle){0,4} (?:malattie?|disabilità|problemi di salute|allergie?|handicap|farmaci|patologie)|(?:è|sei) (?:spesso )?(?:malat[oa]|disabile|invalid[oa]|in buona salute)|(?:la )?(?:sua|tua) (?:salute|malattia|disabilità)|quante volte (?:\w+ ){0,4}malat[oa]|giorni di malattia`,
    religion: String.raw`(?:è|sei) (?:${faiths}|religios[oa]|credente|praticante|battezzat[oa])(?= ?[?,.]| o)|(?:la )?(?:sua|tua) (?:religione|fede|chiesa)|(?:che|quale|di che|di quale) religione|crede in dio|va (?:in chiesa|a messa|in moschea)|porta il velo`,
    orientation: String.raw`(?:è|sei) (?:gay|lesbica|omosessuale|eterosessuale|etero|bisessuale|trans\w*)(?= ?[?,.]| o)|(?:ha|hai) (?:il ragazzo|la ragazza|un fidanzato|una fidanzata)|(?:la )?(?:sua|tua) sessualità`,
    gender: String.raw`(?:è|sei) (?:un uomo|una donna|maschio|femmina)(?= ?[?,.]| o)|(?:il )?(?:suo|tuo) (?:sesso|genere)`,
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
