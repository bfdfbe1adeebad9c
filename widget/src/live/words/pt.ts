import type { LiveWords } from "../live-words.ts";

export default {
  someone: "Uma pessoa",
  by: "{name}, atendente humano",
  joined: "{name} entrou.",
  left: "{name} saiu. O assistente volta a responder.",
  here: "{name} está aqui",
  from: "Uma pessoa de {owner} responde",
  typing: "{name} está a escrever…",
  talk: "Falar com uma pessoa",
  called: "Avisámos a equipa",
  wait: "Se ninguém vier em {n} minutos, o assistente volta a responder.",
  goOn: "Continuar com o assistente",
  nobody: "Ninguém pôde vir. O assistente volta a responder.",
} satisfies LiveWords;
