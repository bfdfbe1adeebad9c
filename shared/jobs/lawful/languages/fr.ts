import type { LawfulWording } from "../grounds.ts";

const faiths =
  "chrétienn?e?s?|catholiques?|protestante?s?|évangéliques?|musulmane?s?|juifs?|juives?|bouddhistes?|athées?";

export const fr: LawfulWording = {
  ages: "(?:vingt|trente|quarante|cinquante|soixante)(?:[ -](?:et-)?(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf))?",
  names: {
    age: String.raw`(?:au plus|au maximum|maximum|jusqu'à) \d{2} ans(?= ?[.,;!]?$)|diplômée?s?,? (?:de )?(?:moins de|maximum|au plus) \d{2}|(?:moins|plus) de \d{2} ans(?! (?:d'expérience|d'ancienneté|de métier))|\d{2} ans (?:maximum|minimum|au plus|max)|entre \d{2} et \d{2} ans(?! d)|(?:^|idéalement |de préférence )entre \d{2} et \d{2}(?= ?[.,;!]?$)|âgée?s? (?:de|entre)|limite d'âge|âge (?:maximum|maximal|minimum|limite)|né(?:e|s|es)? après \d{4}|jeune(?:s)?(?: et|,)? (?:dynamiques?|motivée?s?|homme|hommes|femme|femmes|fille|filles|candidate?s?|personne|collaborateurs?|diplômée?s? uniquement|actifs?|talents?)|jeune et \w+|personne jeune|digital natives?|pas de retraités?|proche de la retraite`,
    family: String.raw`célibataires?|sans (?:enfants?|charge de famille|attaches?|contraintes? familiales?)|pas d'enfants?|mariée?s?(?! (?:de|d'))|non mariée?s?|situation (?:de famille|familiale)|état civil|(?:pas|non) enceinte|projets? d'enfants?|projets? de maternité|grossesse (?:exclue|non)`,
    origin: String.raw`de type (?:européen|caucasien|africain|maghrébin|asiatique)|langue maternelle|(?:de|d')? ?nationalité|(?:français|française|anglais|locuteur|locuteurs) natifs?|natifs? (?:français|anglais)|locuteurs? natifs?|(?<!certificats? |pièces? |produits? |pays |appellations? |données |emballages? |matières? |état |lieux? |langue |équipements? )d'origine (?!et |ou |animale|végétale|contrôlée|protégée|constructeur)\w+|français de souche|sans accent|pas d'(?:étrangers?|immigrés?)|parents (?:français|européens)|origine ethnique|né(?:e|s)? en france|uniquement (?:des )?français|couleur de peau`,
    health: String.raw`(?:bonne|excellente|parfaite) santé|en (?:bonne|pleine|parfaite) (?:santé|forme physique)|(?:pas|sans|aucun) (?:de )?(?:handicap|handicaps|maladie|maladies|problèmes? de santé|antécédents? médicaux)|non handicapée?s?|valide(?:s)? uniquement|jamais malade|peu malade|personne (?:saine|valide)`,
    religion: String.raw`valeurs (?:chrétiennes|musulmanes|catholiques|religieuses)|(?:pratiquante?s?|croyante?s?|baptisée?s?)|(?:${faiths}) (?:uniquement|seulement|souhaitée?s?|pratiquante?s?)|(?:de )?confession (?:${faiths}|\w+)|pas de (?:musulmane?s?|chrétiens?|juifs?|voile)|sans voile|appartenance religieuse|membre d'une église|(?:de|sans|quelle|votre|même) religion|religion (?:chrétienne|catholique|musulmane|juive|protestante)|religion ?:`,
    orientation: String.raw`(?:pas|non|aucun|uniquement|seulement) (?:d'|de )?(?:homosexuel\w*|hétérosexuel\w*|gays?|lesbiennes?|bisexuel\w*|trans\w*)|hétérosexuel\w*|orientation sexuelle`,
    gender: String.raw`(?:gentille|aimable|élégante) (?:dame|femme|fille)|(?:uniquement|seulement|exclusivement|que|réservée?s?)(?: pour| aux?| à)? (?:des |les |une |un )?(?:hommes?|femmes?|garçons?|filles?)|(?:hommes?|femmes?|filles?) (?:uniquement|seulement|exclusivement|de préférence|souhaitée?s?)|pas (?:d'hommes?|de femmes?)|(?:jolie|belle|charmante|séduisante) (?:femme|fille|jeune femme)|(?:bel|bon|fort) homme|une? (?:homme|femme|fille|garçon) pour|de sexe (?:masculin|féminin)|candidate? (?:masculin|féminine?)|sexe ?:`,
  },
  asks: {
    age: String.raw`quel âge (?:avez-vous|as-tu|tu as|vous avez)|(?:votre|ton) (?:âge|date de naissance)|quand (?:êtes-vous|es-tu) née?|en quelle année (?:êtes-vous|es-tu) née?|quand (?:\w+[- ]){0,4}la retraite`,
    family: String.raw`(?:avez-vous|as-tu|vous avez|tu as)(?: déjà| encore)? (?:des enfants|un enfant|une famille|un mari|une femme|un conjoint|un bébé|des charges de famille)|(?:intention|envie|projet|projetez-vous|souhaitez-vous|voulez-vous|pensez-vous|comptez-vous|prévoyez-vous|désirez-vous)(?: à| d'| de)?(?: )?(?:avoir )?(?:des|un|d'autres) (?:enfants?|bébé)|(?:êtes-vous|es-tu|vous êtes) (?:mariée?|célibataire|enceinte|divorcée?|pacsée?|en couple|mère|père|fiancée?)|fonder une famille|tomber enceinte|(?:votre|ton|vos|tes) (?:mari|femme|conjointe?|enfants)`,
    origin: String.raw`d'où (?:venez-vous|viens-tu|êtes-vous|es-tu)(?: à l'origine| originaire| vraiment)?(?= ?[?.,]|$)|(?:êtes-vous|es-tu) (?:originaire|étranger|étrangère|française?|immigrée?)|où (?:êtes-vous|es-tu) née?|(?:vos|tes|votre|ton) (?:origines?|nationalité|langue maternelle|race|racines)|d'où viennent vos parents`,
    health: String.raw`(?:avez-vous|as-tu|souffrez-vous|souffres-tu|prenez-vous|prends-tu|avez-vous eu)(?: déjà| eu| d'| de| un| une| des| la| le){0,3} ?(?:handicaps?|maladies?|problèmes? de santé|allergies?|médicaments|traitement)|(?:êtes-vous|es-tu)(?: souvent| déjà| parfois)? (?:malade|handicapée?|en bonne santé|enceinte)|(?:votre|ton) (?:état de )?(?:santé|handicap|maladie)|(?:combien|à quelle fréquence)(?: \w+){0,4} (?:malade|arrêts? maladie)`,
    religion: String.raw`(?:quelle|de quelle) (?:est votre |est ta )?(?:religion|confession|église)(?: \w+){0,2}|(?:votre|ta) (?:religion|foi|église|confession)|(?:êtes-vous|es-tu) (?:${faiths}|religieu(?:x|se)|croyante?|pratiquante?|baptisée?)|croyez-vous en dieu|allez-vous à (?:la messe|l'église|la mosquée)|portez-vous le voile|faites-vous le ramadan`,
    orientation: String.raw`(?:êtes-vous|es-tu) (?:gay|homosexuel\w*|hétéro\w*|lesbienne|bisexuel\w*|trans\w*)|(?:avez-vous|as-tu) (?:un petit ami|une petite amie|un copain|une copine)|(?:votre|ta) sexualité`,
    gender: String.raw`(?:êtes-vous|es-tu) (?:un homme|une femme)|(?:votre|ton) (?:sexe|genre)`,
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
