import type { LiveWords } from "../live-words.ts";

export default {
  someone: "Una persona",
  by: "{name}, agente humano",
  joined: "{name} se ha unido.",
  left: "{name} se ha ido. El asistente vuelve a responder.",
  here: "{name} está aquí",
  from: "Responde una persona de {owner}",
  typing: "{name} está escribiendo…",
  talk: "Hablar con una persona",
  called: "Hemos avisado al equipo",
  wait: "Si nadie viene en {n} minutos, el asistente vuelve a responder.",
  goOn: "Seguir con el asistente",
  nobody: "Nadie ha podido venir. El asistente vuelve a responder.",
} satisfies LiveWords;
