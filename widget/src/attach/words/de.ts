import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "Datei anhängen",
  attaching: "{name} wird angehängt …",
  attached: "{name} ist angehängt.",
  removed: "{name} wurde entfernt.",
  remove: "{name} entfernen",
  cancel: "{name} abbrechen",
  again: "Erneut versuchen",
  only: "Ihr Text wird nur in diesem Chat verwendet.",
  with: "Angehängt: {name}",
  cut: "{name} ist sehr lang. Nur der Anfang wird verwendet.",
  large: "{name} ist größer als {most} MB. Hängen Sie eine kleinere Datei an.",
  unreadable:
    "{name} kann nicht gelesen werden. Hängen Sie eine Text-, PDF-, Office-, HTML-, CSV- oder JSON-Datei ohne Passwort an.",
  full: "Ein Chat nimmt höchstens {most} Dateien an.",
  later: "Das waren viele Dateien in kurzer Zeit. Versuchen Sie es in {n} min noch einmal.",
  off: "Dieser Chat nimmt zurzeit keine Dateien an.",
  failed: "{name} konnte nicht angehängt werden.",
  waiting: "Ihre Frage wird gesendet, sobald die Datei bereit ist.",
} satisfies AttachWords;
