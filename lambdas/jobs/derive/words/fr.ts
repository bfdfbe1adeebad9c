import type { PostingWords } from "./posting-words.ts";

export const fr: PostingWords = {
  headings: {
    must: "(?:votre |le )?profil(?: recherché)?|exigences?|prérequis|pré-requis|(?:compétences|qualités)(?: requises| indispensables)?|indispensables?|obligatoires?|impératifs?|(?:ce que )?nous (?:recherchons|attendons)|(?:vos|les) missions?|missions?|tâches|responsabilités|qualifications?|vous (?:avez|êtes|savez)|expérience",
    nice: "souhaités?|souhaitables?|(?:serait |c'est )?un plus|les plus|atouts?|(?:compétences|qualités) (?:souhaitées|appréciées)|appréciés?|facultatifs?|idéalement|optionnels?|bonus|nice to have",
    note: "personnalité|savoir-être|conditions(?: pratiques)?|documents|à noter",
    other:
      "(?:ce que )?nous (?:offrons|proposons|vous offrons|vous proposons)|avantages|à propos(?: de nous)?|qui sommes-nous|contact|rémunération|salaire|pour postuler|comment postuler|égalité(?: des chances)?|diversité",
  },
  nice: "souhaitée?s?|souhaitables?|(?:serait |est |sont |seraient )?un plus|un atout|appréciée?s?|idéalement|de préférence|facultati(?:f|ve)s?|bienvenue?s?|serait (?:idéal|bien|utile)|bonus|optionnel(?:le)?s?",
  emphatic: "indispensables?|obligatoires?|impérati(?:f|ve|vement)|exigée?s?|requise?s?|nécessaires?",
  note: String.raw`bonne présentation|(?:s'intègre|s'intégrer|trouver sa place|s'entend)(?: bien)? (?:dans|avec|à) (?:l'|notre )?équipe|sens de l'humour|sympathique|bonne humeur|attitude positive|présentation soignée|permis (?:b|de conduire|de travail)|véhicule (?:personnel|propre)|disponib(?:le|ilité)\w*|prétentions salariales|casier judiciaire|horaires décalés|travail (?:le week-end|de nuit|en équipe \d)|habite[rz]?|résider?|diplôme|bac ?\+ ?\d|cap|bts|licence|certificat|certification|mobilité`,
  other:
    "écrivez-nous|contactez-nous|tous (?:les )?profils|homme ou femme|h/f|égalité des chances|diversité|indépendamment de|sans distinction|nous (?:offrons|proposons|vous offrons|vous proposons)|envoyez|postulez|rejoignez|nous sommes (?:une|un|la|le)|fondée? en|(?:n'est|n'est pas|pas) (?:pas )?(?:nécessaire|requise?|exigée?|obligatoire)|aucune (?:expérience|connaissance)|mutuelle|tickets? restaurant|congés|salaire attractif",
  years: String.raw`\d{1,2} ?\+? ?ans?|(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|quelques) an(?:née)?s?`,
  you: "vous|tu|vos|votre",
  beginnings:
    "(?:nous (?:recherchons|cherchons) )?(?:quelqu'un|une personne|un profil) qui|(?:la personne|le candidat|la candidate)(?: idéale?)?|elle|il|vous devez|idéalement,?(?: vous)?|de préférence,?|ce serait un plus (?:de|d'|si vous)",
  endings:
    "(?:,|–|-)? ?(?:(?:est|sont|serait|seraient))? ?(?:souhaitée?s?|souhaitables?|un plus|un atout|appréciée?s?|facultati(?:f|ve)s?|bienvenue?s?|exigée?s?|requise?s?|obligatoires?|indispensables?|nécessaires?)",
  and: "et",
  questions: [
    "Pour ce poste, une chose compte beaucoup : « {} ». Racontez-nous une situation où vous l’avez fait. Quel était votre rôle, et comment cela s’est-il terminé ?",
    "Passons à « {} ». Quel exemple de votre propre travail le montre le mieux, et qu’avez-vous fait exactement ?",
    "Et « {} » : quand en avez-vous eu besoin la dernière fois ? Décrivez la situation et ce que vous avez fait.",
    "Encore un exemple, cette fois pour « {} » : qu’est-ce qui était difficile, et comment vous y êtes-vous pris ?",
  ],
  yearsQuestion:
    "L’annonce mentionne « {} ». Quel travail de cette période montre le mieux ce que vous savez faire, et quelle a été votre part ?",
};
