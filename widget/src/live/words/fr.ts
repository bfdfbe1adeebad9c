import type { LiveWords } from "../live-words.ts";

export default {
  someone: "Une personne",
  by: "{name}, conseiller humain",
  joined: "{name} est arrivé(e).",
  left: "{name} est parti(e). L’assistant répond de nouveau.",
  here: "{name} est là",
  from: "Une personne de {owner} répond",
  typing: "{name} écrit…",
  talk: "Parler à une personne",
  called: "Nous avons prévenu l’équipe",
  wait: "Si personne ne vient en {n} minutes, l’assistant répond de nouveau.",
  goOn: "Continuer avec l’assistant",
  nobody: "Personne n’a pu venir. L’assistant répond de nouveau.",
} satisfies LiveWords;
