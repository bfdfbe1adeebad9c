import type { PostingWords } from "./posting-words.ts";

export const de: PostingWords = {
  headings: {
    must: String.raw`(?:unsere |ihre |deine )?(?:anforderungen|voraussetzungen|qualifikation(?:en)?|muss(?:kriterien)?|must[- ]haves?)|(?:ihr|dein) profil|anforderungsprofil|profil|(?:das )?(?:bringen sie|bringst du|was (?:sie|du) mitbring(?:en|st)|sollten sie mitbringen|solltest du mitbringen)(?: mit)?|(?:das|was) (?:erwarten|brauchen|suchen) wir|wir (?:erwarten|suchen|wünschen uns)|zwingend(?: erforderlich)?|unbedingt|erforderlich|pflicht|(?:ihre|deine) (?:aufgaben|fähigkeiten|kenntnisse)|aufgaben|wunschkandidat\w*|das zeichnet (?:sie|dich) aus`,
    nice: String.raw`wünschenswert|von vorteil|nice[- ]to[- ]haves?|wünschenswerte \w+|kann(?:kriterien)?|idealerweise|(?:gern|gerne) (?:auch|gesehen)|pluspunkte?|bonus|optional|schön wäre|das wäre schön|vorteilhaft`,
    note: "persönlich(?:es|keit)|formales|rahmenbedingungen|unterlagen|hinweise?|persönliche eigenschaften",
    other: String.raw`wir bieten(?: \w+)?|das bieten wir(?: \w+)?|was wir bieten|unser angebot|benefits|(?:ihre|deine) (?:vorteile|benefits)|über uns|wer wir sind|kontakt|bewerbung|vergütung|gehalt|so bewerben sie sich|wir über uns|darauf (?:können|kannst|dürfen) (?:sie|du)(?: sich| dich)? freuen|chancengleichheit|das erwartet (?:sie|dich)`,
  },
  nice: String.raw`wünschenswert|von vorteil|vorteilhaft|idealerweise|gern(?:e)? gesehen|willkommen|ein plus|pluspunkt|bonus|nice to have|optional|(?:wäre|wären)(?: \w+){0,2} (?:schön|gut|toll|hilfreich|ideal|super)|hilfreich|kein muss|bestenfalls|im besten fall|vorzugsweise|bevorzugt`,
  emphatic: "zwingend|unbedingt|erforderlich|notwendig|voraussetzung|unerlässlich|unabdingbar|pflicht",
  note: String.raw`(?:passt|passen|passe)(?: gut| menschlich)? (?:ins|in das|in unser|zu uns|zum|zu unserem)(?: \w+)?(?: team| unternehmen)?|teamfit|humor|sympathisch\w*|positive (?:einstellung|ausstrahlung)|gepflegtes (?:auftreten|äußeres)|(?:führer|stapler|kran|personenbeförderungs)schein\w*|fahrerlaubnis|führungszeugnis|arbeitserlaubnis|aufenthaltstitel|gehaltsvorstellung\w*|eintritts(?:termin|datum)|kündigungsfrist|verfügbar(?: ab)?|verfügbarkeit|eigene[sr]? (?:auto|pkw|fahrzeug)|bereitschaft (?:zu|zur|zum|für)|reisebereitschaft|(?:schicht|wochenend|nacht)(?:dienst|arbeit)\w*|wohnort|abgeschlossene\w* (?:\w+ )?(?:ausbildung|berufsausbildung|studium|lehre)|abschluss|studium|ausbildung (?:als|zum|zur|im)|zeugnisse?|zertifikat\w*|bachelor|master|gesellenbrief|meisterbrief`,
  other: String.raw`schreib(?:en sie)? uns|melde? dich|melden sie sich|ruf(?:en sie)? uns|kontaktier\w*|chancengleichheit|alle geschlechter|unabhängig von|willkommen(?: heißen)? (?:wir )?(?:alle|bewerbungen)|vielfalt|wir (?:freuen uns|begrüßen)|bewerben sie sich|bewirb dich|bewerbung(?:en|sunterlagen)? (?:an|bis|per|mit|von|senden)|wir bieten|(?:sie erhalten|du erhältst|du bekommst|sie bekommen)|betriebliche altersvorsorge|urlaubstage|tage urlaub|obstkorb|unbefristete\w* (?:anstellung|vertrag)|wir sind (?:ein|eine|das|der|die)|gegründet|(?:nicht|keine)(?: \w+){0,3} (?:erforderlich|nötig|notwendig|vorausgesetzt)|werde teil|werden sie teil|attraktive\w* (?:vergütung|gehalt)|schwerbehinderte\w* (?:menschen|bewerber\w*)(?: \w+){0,6} (?:bevorzugt|berücksichtigt)`,
  years: String.raw`\d{1,2} ?\+? ?jahren?|mehrjährig\w*|langjährig\w*|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehrere[nr]?|einige[nr]?|viele) jahren?`,
  you: "sie|du|ihre?|dein(?:e[rnms]?)?",
  beginnings:
    "(?:wir (?:suchen|wünschen uns) )?(?:jemanden?|eine person|einen menschen),? (?:der|die|das)|idealerweise|am besten|gern(?:e)? (?:auch )?mit|wir erwarten|wünschenswert (?:ist|wäre|sind|wären)(?: auch)?|von vorteil (?:ist|wäre|sind|wären)",
  endings: String.raw`(?:,|–|-)? ?(?:(?:ist|sind|wäre|wären|wird|werden)(?: \w+)?|als)? ?(?:wünschenswert|von vorteil|vorteilhaft|gern(?:e)? gesehen|willkommen|ein plus(?:punkt)?|optional|hilfreich|schön|gut|toll|ideal|kein muss|erforderlich|zwingend|notwendig|voraussetzung|ein muss|pflicht)`,
  and: "und",
  questions: [
    "Für diese Arbeit zählt besonders: „{}“. Erzählen Sie bitte von einem Fall, in dem Sie das getan haben. Was war Ihr Anteil, und wie ging es aus?",
    "Kommen wir zu „{}“. Welches Beispiel aus Ihrer Arbeit zeigt das am besten, und was genau haben Sie getan?",
    "Und „{}“: Wann haben Sie das zuletzt gebraucht? Beschreiben Sie bitte die Lage und was Sie getan haben.",
    "Noch ein Beispiel, diesmal für „{}“: Was war schwierig, und wie sind Sie damit umgegangen?",
  ],
  yearsQuestion:
    "In der Stelle steht „{}“. Welche Arbeit aus dieser Zeit zeigt am besten, was Sie können, und was war Ihr Anteil daran?",
  informal: {
    questions: [
      "Für diese Arbeit zählt besonders: „{}“. Erzähl uns bitte von einem Fall, in dem du das getan hast. Was war dein Anteil, und wie ging es aus?",
      "Kommen wir zu „{}“. Welches Beispiel aus deiner Arbeit zeigt das am besten, und was genau hast du getan?",
      "Und „{}“: Wann hast du das zuletzt gebraucht? Beschreib bitte die Lage und was du getan hast.",
      "Noch ein Beispiel, diesmal für „{}“: Was war schwierig, und wie bist du damit umgegangen?",
    ],
    yearsQuestion:
      "In der Stelle steht „{}“. Welche Arbeit aus dieser Zeit zeigt am besten, was du kannst, und was war dein Anteil daran?",
  },
};
