import type { LawfulWording } from "../grounds.ts";

const faiths =
  "christ(?:en|in)?|christlich\\w*|katholi\\w+|evangelisch\\w*|protestant\\w*|muslim\\w*|moslem\\w*|jüdisch\\w*|hinduist\\w*|buddhist\\w*|atheist\\w*";

export const de: LawfulWording = {
  ages: "(?:\\w+und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig)",
  names: {
    age: String.raw`(?:absolvent\w*|berufseinsteiger\w*|studienabgänger\w*|bewerber\w*|schulabgänger\w*),? (?:bis|unter|höchstens|maximal|max\.?)(?: zu)? \d{2}(?= ?[.,;!]?$| jahre)|(?:höchstens|maximal|max\.?) \d{2} jahre(?= ?[.,;!]?$| alt)|(?:unter|über|maximal|höchstens|bis|ab) (?:zu )?\d{2} jahren?(?! ?(?:erfahrung|berufserfahrung))(?: alt)?|\d{2}(?: ?(?:-|–|bis) ?\d{2})? jahre alt|(?:nicht )?(?:älter|jünger) als \d{2}|(?:dein|ihr) alter|alter (?:zwischen|von|bis|unter|liegt)|altersgrenze|höchstalter|mindestalter|zwischen \d{2} und \d{2}(?: jahren| jahre alt)(?! (?:berufs)?erfahrung)|(?:^|idealerweise|am besten|sind|bist) zwischen \d{2} und \d{2}(?= ?[.,;!]?$)|(?:anfang|mitte|ende) (?:\d{2}|zwanzig|dreißig|vierzig)(?= ?[.,;!]|$| sein| ist)|jung(?:e|er|es|en)?(?:,| und)? (?:dynamisch\w*|motiviert\w*|belastbar\w*|frau|frauen|mann|männer|leute|person|mensch|menschen gesucht|dame|kraft|kräfte|bewerber\w*|mitarbeiter\w*|kolleg\w*|talente?)|jung und \w+|jugendliche[rs]? (?:auftreten|erscheinung|ausstrahlung)|digital natives?|nur absolvent\w*|keine rentner`,
    family: String.raw`keine (?:kinder|familie|familiären (?:pflichten|verpflichtungen))|ohne (?:kinder|familie|familiäre \w+)|familiär ungebunden|ungebunden(?: und|,|$)|keine (?:kleinen |betreuungspflichtigen )kinder|kinderlos\w*|unverheiratet\w*|(?:nicht )?verheiratet\w*|ledig(?:e[rsnm]?)?|alleinstehend\w*|familienstand|familienplanung|(?:nicht|keine) schwanger\w*|kein(?:en)? kinderwunsch|(?:ohne|keinen?) kinderwunsch`,
    origin: String.raw`muttersprach\w+|deutsche? (?:staatsangehörige\w*|staatsbürger\w*|herkunft|abstammung)|staatsangehörigkeit|staatsbürgerschaft|nur (?:deutsche|inländer|eu-bürger)|keine (?:ausländer\w*|migrant\w*|flüchtlinge)|akzentfrei\w*|ohne (?:fremden |ausländischen )?akzent|(?:deutsche|einheimische) eltern|(?:ethnische|deutsche|soziale|ausländische|europäische) herkunft|herkunft ?:|(?:ohne|kein(?:en)?|mit) migrationshintergrund|hautfarbe|in deutschland geboren`,
    health: String.raw`topfit|(?:körperlich|psychisch)(?: und (?:körperlich|psychisch))? (?:topfit|kerngesund)|kerngesund\w*|(?:gute|beste|volle|stabile|robuste) gesundheit|(?:körperlich|geistig|seelisch|völlig|absolut|vollkommen)(?: und (?:körperlich|geistig|seelisch|psychisch))? (?:gesund\w*|kerngesund\w*)|gesunde(?:r|n)? (?:mensch|bewerber\w*|person|mitarbeiter\w*)|keine (?:schwer)?(?:behinderung\w*|krankheit\w*|vorerkrankung\w*|chronischen \w+|gesundheitlichen \w+|rückenprobleme)|ohne (?:behinderung\w*|krankheit\w*|vorerkrankung\w*|gesundheitliche \w+)|nicht behindert|(?:nie|selten) krank|wenig(?:e)? krankheitstage|nicht schwerbehindert`,
    religion: String.raw`(?:christliche|muslimische|islamische|katholische)[nrs]? (?:werte\w*|lebensführung|überzeugung\w*|weltbild)|(?:praktizierend\w*|gläubig\w*|überzeugt\w*|bekennend\w*|getauft\w*) (?:${faiths}|person|menschen?)?|(?:nur|keine) (?:${faiths})|(?:${faiths}) (?:bewerber\w*|konfession|glaubens|erwünscht|bevorzugt)|mitglied (?:einer|der|in der) (?:\w+ )?kirche|kirchenmitglied\w*|kirchenzugehörigkeit|religionszugehörigkeit|konfession\w*|(?:kein|ohne) kopftuch`,
    orientation: String.raw`(?:keine|nur|nicht) (?:homosexuell\w*|heterosexuell\w*|schwule\w*|lesbisch\w*|lesben|bisexuell\w*|queere\w*|trans\w*)|(?:heterosexuell\w*|homosexuell\w*|schwule\w*|lesbische\w*) (?:bewerber\w*|person\w*|bevorzugt)|heterosexuell|sexuelle orientierung`,
    gender: String.raw`(?:nette|freundliche|charmante|junge|flotte|adrette)(?:r|n)? (?:dame|frau|mädel|herr|mann|mädchen)(?:en|s)?|(?:nur|bevorzugt|ausschließlich)(?: für)? (?:männer|frauen|damen|herren|mädchen|männlich\w*|weiblich\w*)|keine (?:männer|frauen)|(?:männliche|weibliche)(?:r|n|s)? (?:bewerber\w*|kandidat\w*|person\w*|mitarbeiter\w*|kraft|kollege\w*)|(?:attraktive|hübsche|gepflegte|starke|kräftige)(?:r|n|s)? (?:frau|dame|mann|männer|frauen|damen|mädchen)|(?:ein|eine) (?:starker |junge |starke )?(?:mann|frau) (?:für|gesucht)|männlichen geschlechts|weiblichen geschlechts|geschlecht ?:`,
  },
  asks: {
    age: String.raw`wie alt (?:bist du|sind sie|wirst du|werden sie)|wann (?:bist du|sind sie|wurdest du|wurden sie) geboren|(?:dein|ihr)(?:em)? (?:geburtsdatum|geburtsjahr|geburtstag|jahrgang)|wann (?:\w+ ){1,4}(?:in rente|in den ruhestand|in pension)`,
    family: String.raw`(?:hast du|haben sie)(?: schon| bereits| kleine| eigene| noch)* (?:kinder|familie|eine familie|einen (?:ehe)?mann|eine (?:ehe)?frau|einen partner|eine partnerin|nachwuchs|kinderwunsch)(?= ?[?,.]|$| und| zu hause)|(?:möchten sie|wollen sie|planen sie|wünschen sie sich|möchtest du|willst du|planst du|wünschst du dir|denken sie daran|erwarten sie)(?: \w+){0,6} (?:(?:kinder|ein kind|ein baby|nachwuchs|eine familie|schwanger)(?: zu)? (?:bekommen|haben|kriegen|gründen|werden)|(?:kinder|nachwuchs|eine schwangerschaft|ein kind|ein baby)(?= ?\?))|(?:sind sie|bist du)(?: \w+)? (?:verheiratet|ledig|schwanger|liiert|vergeben|geschieden|alleinerziehend|mutter|vater|in einer beziehung)|(?:bist du|sind sie) (?:alleinerziehend|schwanger|ledig|verheiratet)|(?:ihr|dein)(?:e|en|em|er)? (?:ehemann|ehefrau|mann|frau|kinder|kindern|familienplanung|familienstand)`,
    origin: String.raw`woher (?:kommst du|kommen sie|stammst du|stammen sie)(?= ?[?.,]|$| ursprünglich| eigentlich| wirklich)|woher (?:kommen|stammen) (?:deine|ihre) (?:eltern|familie)|wo (?:bist du|sind sie|wurden sie|wurdest du)(?: \w+)? geboren|(?:deine|ihre)r? (?:herkunft|wurzeln|nationalität|hautfarbe)|(?:bist du|sind sie) (?:deutsche?r?|ausländer\w*|migrant\w*|hier geboren)`,
    health: String.raw`(?:hast du|haben sie|hatten sie|leidest du|leiden sie|nehmen sie|nimmst du)(?: \w+){0,3} (?:krankheit\w*|behinderung\w*|schwerbehinderung|erkrankung\w*|vorerkrankung\w*|allergie\w*|gesundheitliche\w* \w+|medikamente)|(?:bist du|sind sie|waren sie|warst du)(?: \w+){0,3} (?:gesund|krank|behindert|schwerbehindert|krankgeschrieben)|(?:deine|ihre)r? (?:gesundheit|krankheit\w*|behinderung\w*|krankheitstage|fehltage)|wie (?:oft|viele tage)(?: \w+){0,5} krank(?:geschrieben)?`,
    religion: String.raw`(?:gehörst du|gehören sie)(?: \w+){0,2} (?:kirche|religion|glaubensgemeinschaft|konfession)|(?:bist du|sind sie)(?: \w+)? (?:gläubig\w*|religiös|${faiths}|in der kirche|kirchenmitglied|getauft)|(?:glaubst du|glauben sie) an gott|(?:welche[rnm]?|was für eine)(?: \w+)? (?:religion|konfession|kirche|glauben)(?: \w+){0,2} (?:sie|du|an)|(?:deine?|ihre?)(?:n|r|m)? (?:religion|glaube|glauben|konfession|kirche)|(?:beten|fasten) sie|tragen sie ein kopftuch|gehen sie in die (?:kirche|moschee)`,
    orientation: String.raw`(?:bist du|sind sie) (?:schwul|lesbisch|hetero\w*|homo\w*|bisexuell|queer|trans\w*)|(?:hast du|haben sie) (?:eine|keine) freundin|(?:hast du|haben sie) einen freund|(?:deine|ihre) sexualität`,
    gender: String.raw`(?:bist du|sind sie) (?:ein mann|eine frau|männlich|weiblich|divers)|(?:dein|ihr) geschlecht`,
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
