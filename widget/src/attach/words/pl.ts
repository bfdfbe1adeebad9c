import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "Dołącz plik",
  attaching: "Dołączanie {name}…",
  attached: "Dołączono {name}.",
  removed: "Usunięto {name}.",
  remove: "Usuń {name}",
  cancel: "Anuluj {name}",
  again: "Spróbuj ponownie",
  only: "Tekst pliku służy tylko w tej rozmowie.",
  with: "Załącznik: {name}",
  cut: "{name} jest bardzo długi. Używany jest tylko początek.",
  large: "{name} ma ponad {most} MB. Dołącz mniejszy plik.",
  unreadable: "Nie można odczytać {name}. Dołącz plik tekstowy, PDF, Office, HTML, CSV lub JSON bez hasła.",
  full: "Rozmowa przyjmuje najwyżej {most} plików.",
  later: "Przyszło wiele plików w krótkim czasie. Spróbuj ponownie za {n} min.",
  off: "Ta rozmowa nie przyjmuje teraz plików.",
  failed: "Nie udało się dołączyć {name}.",
  waiting: "Pytanie zostanie wysłane, gdy plik będzie gotowy.",
} satisfies AttachWords;
