import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "Bestand toevoegen",
  attaching: "{name} wordt toegevoegd…",
  attached: "{name} is toegevoegd.",
  removed: "{name} is verwijderd.",
  remove: "{name} verwijderen",
  cancel: "{name} annuleren",
  again: "Opnieuw proberen",
  only: "De tekst wordt alleen in deze chat gebruikt.",
  with: "Toegevoegd: {name}",
  cut: "{name} is erg lang. Alleen het begin wordt gebruikt.",
  large: "{name} is groter dan {most} MB. Voeg een kleiner bestand toe.",
  unreadable:
    "{name} kan niet worden gelezen. Voeg een tekst-, PDF-, Office-, HTML-, CSV- of JSON-bestand zonder wachtwoord toe.",
  full: "Een chat neemt hoogstens {most} bestanden aan.",
  later: "Er kwamen veel bestanden in korte tijd. Probeer het over {n} min opnieuw.",
  off: "Deze chat neemt op dit moment geen bestanden aan.",
  failed: "{name} kon niet worden toegevoegd.",
  waiting: "Uw vraag wordt verstuurd zodra het bestand klaar is.",
} satisfies AttachWords;
