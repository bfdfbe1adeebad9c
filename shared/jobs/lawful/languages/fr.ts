import type { LawfulWording } from "../grounds.ts";

const faiths =
  "chrétienn?e?s?|catholiques?|protestante?s?|évangéliques?|musulmane?s?|juifs?|juives?|bouddhistes?|athées?";

export const fr: LawfulWording = {
  ages: "(?:vingt|trente|quarante|cinquante|soixante)(?:[ -](?:et-)?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf))?",
  names: {
    age: String.raw`(?:moins|plus) de \d{2} ans(?! (?:d'expérience|d'ancienneté|de métier))|\d{2} ans (?:maximum|minimum|au plus|max)|entre \d{2} et \d{2} ans|âgée?s? (?:de|entre)|limite d'âge|âge (?:maximum|maximal|minimum|limite)|né(?:e|s|es)? après \d{4}|jeune(?:s)?(?: et|,)? (?:dynamiques?|motivée?s?|homme|hommes|femme|femmes|fille|filles|candidate?s?|personne|collaborateurs?|diplômée?s? uniquement|actifs?|talents?)|jeune et \w+|personne jeune|digital natives?|pas de retraités?|proche de la retraite`,
    family: String.raw`célibataires?|sans (?:enfants?|charge de famille|attaches?|contraintes? familiales?)|pas d'enfants?|mariée?s?(?! (?:de|d'))|non mariée?s?|situation (?:de famille|familiale)|état civil|(?:pas|non) enceinte|projets? d'enfants?|projets? de maternité|grossesse (?:exclue|non)`,
    origin: String.raw`langue maternelle|(?:de|d')? ?nationalité|(?:français|française|anglais|locuteur|locuteurs) natifs?|natifs? (?:français|anglais)|locuteurs? natifs?|d'origine (?:française|européenne|\w+)|français de souche|sans accent|pas d'(?:étrangers?|immigrés?)|parents (?:français|européens)|origine ethnique|né(?:e|s)? en france|uniquement (?:des )?français|couleur de peau`,
    health: String.raw`(?:bonne|excellente|parfaite) santé|en (?:bonne|pleine|parfaite) (?:santé|forme physique)|(?:pas|sans|aucun) (?:de )?(?:handicap|handicaps|maladie|maladies|problèmes? de santé|antécédents? médicaux)|non handicapée?s?|valide(?:s)? uniquement|jamais malade|peu malade|personne (?:saine|valide)`,
    religion: String.raw`(?:pratiquante?s?|croyante?s?|baptisée?s?)|(?:${faiths}) (?:uniquement|seulement|souhaitée?s?|pratiquante?s?)|(?:de )?confession (?:${faiths}|\w+)|pas de (?:musulmane?s?|chrétiens?|juifs?|voile)|sans voile|appartenance religieuse|membre d'une église|religion`,
    orientation: String.raw`(?:pas|non|aucun|uniquement|seulement) (?:d'|de )?(?:homosexuel\w*|hétérosexuel\w*|gays?|lesbiennes?|bisexuel\w*|trans\w*)|hétérosexuel\w*|orientation sexuelle`,
    gender: String.raw`(?:uniquement|seulement|exclusivement|que) (?:des |les )?(?:hommes?|femmes?|garçons?|filles?)|(?:hommes?|femmes?|filles?) (?:uniquement|seulement|exclusivement|de préférence|souhaitée?s?)|pas (?:d'hommes?|de femmes?)|(?:jolie|belle|charmante|séduisante) (?:femme|fille|jeune femme)|(?:bel|bon|fort) homme|une? (?:homme|femme|fille|garçon) pour|de sexe (?:masculin|féminin)|candidate? (?:masculin|féminine?)|sexe ?:`,
  },
  called: {
    age: "l’âge",
    family: "la famille",
    origin: "l’origine",
    health: "la santé",
    religion: "la religion",
    orientation: "l’orientation sexuelle",
    gender: "le genre",
  },
  lawful: {
    age: [
      "Tient le rythme les jours chargés et sait dire comment",
      "A appris un nouvel outil au cours de l’année passée",
    ],
    family: [
      "Peut travailler aux horaires indiqués",
      "Peut se déplacer aussi souvent que le travail le demande",
    ],
    origin: [
      "Parle et écrit assez bien la langue pour les clients",
      "A le droit de travailler sur le lieu de travail",
    ],
    health: [
      "Peut accomplir les tâches indiquées, avec une aide si besoin",
      "Organise le travail pénible pour qu’il soit fait",
    ],
    religion: ["Travaille les jours indiqués", "Traite de la même façon les personnes de toute croyance"],
    orientation: ["Traite chacun avec respect", "Travaille bien avec des personnes très différentes"],
    gender: ["Peut accomplir les tâches indiquées", "S’entend bien avec tous les clients"],
  },
};
