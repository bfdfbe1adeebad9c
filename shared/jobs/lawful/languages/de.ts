import type { LawfulWording } from "../grounds.ts";

const faiths =
  "christ(?:en|in)?|christlich\\w*|katholi\\w+|evangelisch\\w*|protestant\\w*|muslim\\w*|moslem\\w*|jüdisch\\w*|hinduist\\w*|buddhist\\w*|atheist\\w*";

export const de: LawfulWording = {
  ages: "(?:\\w+und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig)",
  names: {
    age: String.raw`(?:unter|über|maximal|höchstens|bis|ab) (?:zu )?\d{2} jahren?(?! ?(?:erfahrung|berufserfahrung))(?: alt)?|\d{2}(?: ?(?:-|–|bis) ?\d{2})? jahre alt|(?:nicht )?(?:älter|jünger) als \d{2}|(?:dein|ihr) alter|alter (?:zwischen|von|bis|unter|liegt)|altersgrenze|höchstalter|mindestalter|zwischen \d{2} und \d{2}(?: jahren| jahre alt)|jung(?:e|er|es|en)?(?:,| und)? (?:dynamisch\w*|motiviert\w*|belastbar\w*|frau|frauen|mann|männer|leute|person|mensch|menschen gesucht|dame|kraft|kräfte|bewerber\w*|mitarbeiter\w*|kolleg\w*|talente?)|jung und \w+|jugendliche[rs]? (?:auftreten|erscheinung|ausstrahlung)|digital natives?|nur absolvent\w*|keine rentner`,
    family: String.raw`keine (?:kinder|familie|familiären (?:pflichten|verpflichtungen))|ohne (?:kinder|familie|familiäre \w+)|kinderlos\w*|unverheiratet\w*|(?:nicht )?verheiratet\w*|ledig\w*|alleinstehend\w*|familienstand|familienplanung|(?:nicht|keine) schwanger\w*|kein(?:en)? kinderwunsch|(?:ohne|keinen?) kinderwunsch`,
    origin: String.raw`muttersprach\w+|deutsche? (?:staatsangehörige\w*|staatsbürger\w*|herkunft|abstammung)|staatsangehörigkeit|staatsbürgerschaft|nur (?:deutsche|inländer|eu-bürger)|keine (?:ausländer\w*|migrant\w*|flüchtlinge)|akzentfrei\w*|ohne (?:fremden |ausländischen )?akzent|(?:deutsche|einheimische) eltern|(?:ethnische )?herkunft|migrationshintergrund|hautfarbe|in deutschland geboren`,
    health: String.raw`kerngesund\w*|(?:gute|beste|volle|stabile|robuste) gesundheit|(?:körperlich|geistig|seelisch|völlig|absolut|vollkommen)(?: und (?:körperlich|geistig|seelisch|psychisch))? (?:gesund\w*|kerngesund\w*)|gesunde(?:r|n)? (?:mensch|bewerber\w*|person|mitarbeiter\w*)|keine (?:behinderung\w*|krankheit\w*|vorerkrankung\w*|chronischen \w+|gesundheitlichen \w+|rückenprobleme)|ohne (?:behinderung\w*|krankheit\w*|vorerkrankung\w*|gesundheitliche \w+)|nicht behindert|(?:nie|selten) krank|wenig(?:e)? krankheitstage|nicht schwerbehindert`,
    religion: String.raw`(?:praktizierend\w*|gläubig\w*|überzeugt\w*|bekennend\w*|getauft\w*) (?:${faiths}|person|menschen?)?|(?:nur|keine) (?:${faiths})|(?:${faiths}) (?:bewerber\w*|konfession|glaubens|erwünscht|bevorzugt)|mitglied (?:einer|der|in der) (?:\w+ )?kirche|kirchenmitglied\w*|kirchenzugehörigkeit|religionszugehörigkeit|konfession\w*|(?:kein|ohne) kopftuch`,
    orientation: String.raw`(?:keine|nur|nicht) (?:homosexuell\w*|heterosexuell\w*|schwule\w*|lesbisch\w*|lesben|bisexuell\w*|queere\w*|trans\w*)|(?:heterosexuell\w*|homosexuell\w*|schwule\w*|lesbische\w*) (?:bewerber\w*|person\w*|bevorzugt)|heterosexuell|sexuelle orientierung`,
    gender: String.raw`(?:nur|bevorzugt|ausschließlich) (?:männer|frauen|damen|herren|mädchen|männlich\w*|weiblich\w*)|keine (?:männer|frauen)|(?:männliche|weibliche)(?:r|n|s)? (?:bewerber\w*|kandidat\w*|person\w*|mitarbeiter\w*|kraft|kollege\w*)|(?:attraktive|hübsche|gepflegte|starke|kräftige)(?:r|n|s)? (?:frau|dame|mann|männer|frauen|damen|mädchen)|(?:ein|eine) (?:starker |junge |starke )?(?:mann|frau) (?:für|gesucht)|männlichen geschlechts|weiblichen geschlechts|geschlecht ?:`,
  },
  called: {
    age: "das Alter",
    family: "die Familie",
    origin: "die Herkunft",
    health: "die Gesundheit",
    religion: "die Religion",
    orientation: "die sexuelle Orientierung",
    gender: "das Geschlecht",
  },
  lawful: {
    age: [
      "Hält an vollen Tagen das Tempo und kann sagen, wie",
      "Hat im letzten Jahr ein neues Werkzeug oder Verfahren gelernt",
    ],
    family: ["Kann zu den genannten Zeiten arbeiten", "Kann so oft reisen, wie die Arbeit es braucht"],
    origin: ["Spricht und schreibt Deutsch gut genug für Kunden", "Darf am Arbeitsort arbeiten"],
    health: [
      "Kann die genannten Aufgaben erledigen, bei Bedarf mit Hilfsmitteln",
      "Plant schwere Arbeiten so, dass sie geschafft werden",
    ],
    religion: ["Arbeitet an den genannten Tagen", "Behandelt Menschen jeden Glaubens gleich"],
    orientation: ["Begegnet allen mit Respekt", "Arbeitet gut mit ganz verschiedenen Menschen"],
    gender: ["Kann die genannten Aufgaben erledigen", "Geht gut mit allen Kunden um"],
  },
};
