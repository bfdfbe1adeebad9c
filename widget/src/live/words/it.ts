import type { LiveWords } from "../live-words.ts";

export default {
  someone: "Una persona",
  by: "{name}, operatore umano",
  joined: "{name} è qui.",
  left: "{name} ha lasciato la chat. L’assistente risponde di nuovo.",
  here: "{name} è qui",
  from: "Risponde una persona di {owner}",
  typing: "{name} sta scrivendo…",
  talk: "Parla con una persona",
  called: "Abbiamo avvisato il team",
  wait: "Se nessuno arriva entro {n} minuti, risponde di nuovo l’assistente.",
  goOn: "Continua con l’assistente",
  nobody: "Nessuno è potuto venire. Risponde di nuovo l’assistente.",
} satisfies LiveWords;
