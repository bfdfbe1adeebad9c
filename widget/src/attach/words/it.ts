import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "Allega un file",
  attaching: "Allego {name}…",
  attached: "{name} è allegato.",
  removed: "{name} è stato rimosso.",
  remove: "Rimuovi {name}",
  cancel: "Annulla {name}",
  again: "Riprova",
  only: "Il suo testo viene usato solo in questa chat.",
  with: "Allegato: {name}",
  cut: "{name} è molto lungo. Si usa solo l’inizio.",
  large: "{name} supera {most} MB. Alleghi un file più piccolo.",
  unreadable:
    "Impossibile leggere {name}. Alleghi un file di testo, PDF, Office, HTML, CSV o JSON senza password.",
  full: "Una chat accetta al massimo {most} file.",
  later: "Sono arrivati molti file in poco tempo. Riprovi tra {n} min.",
  off: "Al momento questa chat non accetta file.",
  failed: "Non è stato possibile allegare {name}.",
  waiting: "La domanda viene inviata quando il file è pronto.",
} satisfies AttachWords;
