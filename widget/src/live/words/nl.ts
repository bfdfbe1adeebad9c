import type { LiveWords } from "../live-words.ts";

export default {
  someone: "Een persoon",
  by: "{name}, medewerker",
  joined: "{name} doet nu mee.",
  left: "{name} is weg. De assistent antwoordt weer.",
  here: "{name} is er",
  from: "Iemand van {owner} antwoordt",
  typing: "{name} typt…",
  talk: "Met een persoon praten",
  called: "We hebben het team geroepen",
  wait: "Komt er binnen {n} minuten niemand, dan antwoordt de assistent weer.",
  goOn: "Verder met de assistent",
  nobody: "Er kon niemand komen. De assistent antwoordt weer.",
} satisfies LiveWords;
