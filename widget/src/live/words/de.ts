import type { LiveWords } from "../live-words.ts";

export default {
  someone: "Eine Person",
  by: "{name}, Mensch aus dem Team",
  joined: "{name} ist jetzt da.",
  left: "{name} hat sich verabschiedet. Der Assistent antwortet wieder.",
  here: "{name} ist da",
  from: "Jemand von {owner} antwortet",
  typing: "{name} schreibt …",
  talk: "Mit einer Person sprechen",
  called: "Wir haben das Team gerufen",
  wait: "Kommt in {n} Minuten niemand, antwortet wieder der Assistent.",
  goOn: "Weiter mit dem Assistenten",
  nobody: "Gerade konnte niemand kommen. Der Assistent antwortet wieder.",
} satisfies LiveWords;
