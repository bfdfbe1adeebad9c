import type { PostingWords } from "./posting-words.ts";

export const it: PostingWords = {
  headings: {
    must: "requisiti(?: (?:richiesti|obbligatori|minimi|indispensabili))?|indispensabil[ei]|obbligatori[oa]?|(?:il tuo |il )?profilo(?: ricercato| ideale)?|(?:cosa )?cerchiamo|(?:le tue )?(?:mansioni|attività|responsabilità)|competenze(?: richieste)?|esperienza|conoscenze|si richiede",
    nice: "gradit[oaie]|preferibil[ei]|costituisce titolo preferenziale|titolo preferenziale|un plus|plus|opzional[ei]|nice to have|desiderabil[ei]|requisiti (?:preferenziali|graditi|desiderabili)|sarebbe gradito",
    note: "personalità|qualità personali|condizioni|documenti|note",
    other:
      "(?:cosa )?(?:offriamo|ti offriamo|si offre)|benefit|vantaggi|chi siamo|su di noi|contatti|retribuzione|come candidarsi|pari opportunità",
  },
  nice: "gradit[oaie]|preferibil(?:e|i|mente)|titolo preferenziale|un plus|opzional[ei]|idealmente|desiderabil[ei]|sarebbe (?:utile|ideale|bello)|benvenut[oaie]|non indispensabile|apprezzat[oaie]",
  emphatic: "indispensabil[ei]|obbligatori[oaie]|necessari[oaie]|richiest[oaie]|imprescindibil[ei]",
  note: "(?:si integra|inserirsi|integrarsi|si trova)(?: bene)? (?:nel|con il|nella|col) (?:nostro |nostra )?(?:team|gruppo|squadra)|senso dell'umorismo|simpatic[oa]|atteggiamento positivo|patente(?: b)?|automunit[oa]|mezzo proprio|disponibilità|disponibile (?:a|da|al|ai)|permesso di (?:lavoro|soggiorno)|pretese economiche|preavviso|turni (?:notturni|festivi)|weekend|residenza (?:in|a)|diploma|laurea|titolo di studio|certificat[oi]|attestato|fedina penale",
  other:
    "scrivici|contattaci|tutti i profili|l'annuncio è rivolto|pari opportunità|diversità|indipendentemente d|ambo i sessi|entrambi i sessi|offriamo|ti offriamo|invia(?:re)? (?:il|la|cv)|candidati(?: ora| subito)|unisciti|siamo (?:una|un|un')|fondata nel|non (?:è|sono) (?:necessari[oa]|richiest[oaie])|buoni pasto|ferie|retribuzione competitiva",
  years: String.raw`\d{1,2} ?\+? ?ann[oi]|(?:un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|alcuni|diversi|molti) ann[oi]|pluriennale`,
  you: "ti|tuo|tua|tue|tuoi|lei|sua",
  beginnings:
    "(?:cerchiamo |si cerca )?(?:qualcuno|una persona|chi) che|la persona(?: ideale)?|il candidato(?: ideale)?|si richiede|idealmente,?|preferibilmente,?|costituisce titolo preferenziale",
  endings:
    "(?:,|–|-)? ?(?:(?:è|sono|sarà|sarebbe|costituisce|costituiscono))? ?(?:gradit[oaie]|preferibil[ei]|titolo preferenziale|un plus|opzional[ei]|desiderabil[ei]|benvenut[oaie]|apprezzat[oaie]|indispensabil[ei]|obbligatori[oaie]|necessari[oaie]|richiest[oaie])",
  and: "e|ed",
  questions: [
    "Per questo lavoro conta molto una cosa: «{}». Ci racconti una situazione in cui l’ha fatto. Qual è stata la Sua parte, e com’è andata a finire?",
    "Passiamo a «{}». Quale esempio del Suo lavoro lo mostra meglio, e che cosa ha fatto esattamente?",
    "E «{}»: quando Le è servito l’ultima volta? Descriva la situazione e che cosa ha fatto.",
    "Ancora un esempio, questa volta per «{}»: che cosa era difficile, e come l’ha affrontato?",
  ],
  yearsQuestion:
    "L’annuncio parla di «{}». Quale lavoro di quel periodo mostra meglio che cosa sa fare, e qual è stata la Sua parte?",
};
