import type { LiveWords } from "../live-words.ts";

export default {
  someone: "Pracownik",
  by: "{name}, człowiek",
  joined: "Dołącza: {name}.",
  left: "Rozmowę kończy: {name}. Znów odpowiada asystent.",
  here: "Jest z Tobą: {name}",
  from: "Odpowiada osoba z {owner}",
  typing: "{name} pisze…",
  talk: "Porozmawiaj z człowiekiem",
  called: "Powiadomiliśmy zespół",
  wait: "Jeśli nikt nie przyjdzie w ciągu {n} min, znów odpowie asystent.",
  goOn: "Kontynuuj z asystentem",
  nobody: "Nikt nie mógł przyjść. Znów odpowiada asystent.",
} satisfies LiveWords;
