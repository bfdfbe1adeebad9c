import type { PostingWords } from "./posting-words.ts";

export const nl: PostingWords = {
  headings: {
    must: "(?:functie-?)?eisen|vereisten|vereist|(?:jouw |je |uw )?profiel|(?:wat )?(?:wij|we) (?:vragen|zoeken|verwachten)(?: van (?:jou|je|u))?|wat vragen (?:wij|we)|dit (?:neem je mee|breng je mee|ben jij)|wie ben (?:jij|je)|must[- ]haves?|(?:jouw |je )?(?:taken|werkzaamheden)|wat ga je doen|verplicht|noodzakelijk|kennis en ervaring",
    nice: "(?:een )?pré|pre|nice[- ]to[- ]haves?|wenselijk|gewenst|(?:een )?pluspunt|plus|bonus|mooi meegenomen|optioneel|liefst|bij voorkeur",
    note: "persoonlijkheid|persoonlijk|voorwaarden|documenten|let op",
    other:
      "(?:wat )?(?:wij|we) bieden|wat bieden (?:wij|we)|wij bieden|arbeidsvoorwaarden|over ons|wie (?:zijn wij|wij zijn)|contact|salaris|solliciteren|hoe solliciteer je|gelijke kansen|dit krijg je|diversiteit",
  },
  nice: "(?:een )?pré|wenselijk|gewenst|pluspunt|een plus|bij voorkeur|liefst|mooi meegenomen|optioneel|welkom|idealiter|zou (?:fijn|mooi|goed|ideaal) zijn|geen must|handig",
  emphatic: "vereist|verplicht|noodzakelijk|must|onmisbaar|een vereiste",
  note: String.raw`past(?: goed)? (?:in|bij) (?:het|ons|onze) ?(?:team|bedrijf|club)?|gevoel voor humor|sympathiek|positieve (?:instelling|houding)|rijbewijs\w*|eigen (?:auto|vervoer)|beschikbaar(?:heid)?|werkvergunning|verblijfsvergunning|salarisindicatie|opzegtermijn|(?:weekend|nacht|ploegen)dienst\w*|woonachtig|woont in|diploma|opleiding (?:tot|in|op)|mbo|hbo|wo|\w*certificaat|verklaring omtrent gedrag|vog|bereid (?:om|tot)`,
  other: String.raw`schrijf ons|mail ons|bel ons|neem contact op|iedereen is welkom|gelijke kansen|diversiteit|ongeacht|wij bieden|we bieden|je krijgt|je ontvangt|stuur (?:je|uw|een)|solliciteer|wij zijn (?:een|het|de)|we zijn (?:een|het|de)|opgericht|(?:niet|geen)(?: \w+){0,3} (?:vereist|nodig|noodzakelijk)|vakantiedagen|pensioenregeling|marktconform|kom bij ons|reiskostenvergoeding`,
  years: String.raw`\d{1,2} ?\+? ?jaar|meerjarige|(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|enkele|meerdere) ja(?:ar|ren)`,
  you: "je|jij|jouw|u|uw",
  beginnings:
    "(?:wij zoeken |we zoeken )?(?:iemand|een persoon) (?:die|met)|de ideale kandidaat|idealiter|bij voorkeur|liefst",
  endings:
    "(?:,|–|-)? ?(?:(?:is|zijn|zou|strekt))? ?(?:een pré|wenselijk|gewenst|een plus(?:punt)?|mooi meegenomen|optioneel|welkom|tot aanbeveling|handig|vereist|verplicht|noodzakelijk|een must|geen must)",
  and: "en",
  questions: [
    "Voor dit werk telt één ding zwaar: “{}”. Vertel eens over een keer dat je dit hebt gedaan. Wat was jouw aandeel, en hoe liep het af?",
    "Dan “{}”. Welk voorbeeld uit je eigen werk laat dat het best zien, en wat deed je precies?",
    "En “{}”: wanneer had je dat voor het laatst nodig? Beschrijf de situatie en wat je deed.",
    "Nog één voorbeeld, dit keer van “{}”: wat was er lastig, en hoe heb je het aangepakt?",
  ],
  yearsQuestion:
    "In de vacature staat “{}”. Welk werk uit die tijd laat het best zien wat je kunt, en wat was jouw aandeel daarin?",
};
