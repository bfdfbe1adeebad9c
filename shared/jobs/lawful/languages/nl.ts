import type { LawfulWording } from "../grounds.ts";

const faiths =
  "christen(?:en)?|christelijke?|katholiek(?:e|en)?|protestant(?:se|en)?|moslims?|islamitische?|joods?e?|boeddhist\\w*|atheïst\\w*";

export const nl: LawfulWording = {
  ages: "(?:\\w+en)?(?:twintig|dertig|veertig|vijftig|zestig)",
  names: {
    age: String.raw`(?:hooguit|hoogstens|maximaal|niet ouder dan|tot) \d{2}(?: jaar)?(?= ?[.,;!]?$)|(?:onder|boven|tot|maximaal|hoogstens) (?:de )?\d{2} jaar(?! (?:werk)?ervaring)(?: oud)?|\d{2} jaar oud|(?:niet )?(?:ouder|jonger) dan \d{2}|tussen de \d{2} en \d{2}(?: jaar(?! (?:werk)?ervaring)|(?= ?[.,;!]?$))|leeftijdsgrens|leeftijdscategorie|leeftijd (?:tussen|van|tot|onder|boven|maximaal|max)|leeftijd ?:|(?:jouw|je|uw) leeftijd|(?:maximum|minimum)leeftijd|geboren na \d{4}|jonge? (?:en|,) \w+|jonge? (?:vrouw|man|mensen gezocht|persoon|kandida\w+|honden?|meid|dame|kracht|professional|talent)\w*|jeugdig\w*|digital native|geen gepensioneerden`,
    family: String.raw`geen (?:jonge |kleine |thuiswonende )?(?:kinderen|gezin|gezinsverplichtingen|kinderwens)|zonder (?:kinderen|gezin|gezinsverplichtingen)|kinderloos|ongehuwd\w*|(?:niet )?getrouwd|gehuwd\w*|alleenstaand\w*|vrijgezel\w*|burgerlijke staat|gezinssituatie|niet zwanger|(?:geen|zonder) zwangerschap|gezinsplanning`,
    origin: String.raw`moedertaal\w*|native (?:speaker|nederlands|engels)\w*|nationaliteit|staatsburgerschap|alleen (?:nederlanders|europeanen|autochtonen)|geen (?:buitenlanders|migranten|allochtonen|vluchtelingen|accent)|zonder accent|accentloos|(?:etnische )?afkomst|van \w+ afkomst|(?:nederlandse|autochtone) ouders|huidskleur|in nederland geboren`,
    health: String.raw`(?:goede|uitstekende|perfecte|blakende) gezondheid|(?:volledig|lichamelijk|geestelijk|kern)(?: en (?:lichamelijk|geestelijk))? ?gezond\w*|gezonde (?:persoon|kandidaat|medewerker)|geen (?:handicap|handicaps|beperking|beperkingen|ziekte|ziektes|aandoening|chronische \w+|gezondheidsproblemen|rugklachten)|zonder (?:handicap|beperking|ziekte|gezondheidsproblemen)|niet gehandicapt|nooit ziek|zelden ziek|laag ziekteverzuim`,
    religion: String.raw`(?:christelijke|islamitische|katholieke|religieuze) (?:waarden|levensovertuiging|levensstijl)|(?:praktiserend\w*|gelovig\w*|belijdend\w*|gedoopt\w*)|(?:alleen|geen|bij voorkeur) (?:${faiths})|(?:${faiths}) (?:kandida\w+|geloof|voorkeur)|lid van (?:een|de) kerk|kerklid|geloofsovertuiging|(?:zelfde|van|geen) religie|religie ?:|(?:geen|zonder) hoofddoek`,
    orientation: String.raw`(?:geen|alleen|niet) (?:homoseksue\w+|heteroseksue\w+|homo's|lesbi\w+|biseksue\w+|queer|trans\w*)|heteroseksue\w+|seksuele (?:geaardheid|oriëntatie|voorkeur)`,
    gender: String.raw`(?:aardige|vriendelijke|leuke|vlotte) (?:dame|vrouw|meid|meisje)|(?:alleen|uitsluitend|bij voorkeur|enkel)(?: voor)?(?: een)? (?:man|vrouw|dame|meisje|mannen|vrouwen|dames|heren|meisjes|mannelijke?|vrouwelijke?)|geen (?:mannen|vrouwen)|(?:mannelijke|vrouwelijke) (?:kandida\w+|sollicitant\w*|medewerker\w*|collega\w*|kracht)|(?:knappe|aantrekkelijke|mooie|sterke) (?:vrouw|dame|meid|man|mannen)|een (?:man|vrouw|dame|meid) voor|van het (?:mannelijk|vrouwelijk) geslacht|geslacht ?:`,
  },
  asks: {
    age: String.raw`hoe oud (?:bent u|ben je|ben jij)|(?:uw|je|jouw) (?:geboortedatum|geboortejaar|verjaardag)|(?:wanneer|in welk jaar) (?:bent u|ben je) geboren|wanneer (?:\w+ ){1,3}met pensioen`,
    family: String.raw`(?:heeft u|heb je|hebt u)(?: al| nog| jonge| kleine)* (?:kinderen|een gezin|een partner|een man|een vrouw)(?= ?[?,.]|$| thuis)|(?:wilt u|wil je|wenst u|verwacht u|verwacht je|denkt u aan|denk je aan|bent u van plan|ben je van plan)(?: \w+){0,4} (?:kinderen|een kind|een baby|een gezin)(?= ?[?,.]|$| te (?:krijgen|nemen|stichten)| krijgen)|(?:bent u|ben je|ben jij)(?: \w+)? (?:getrouwd|gehuwd|zwanger|single|gescheiden|alleenstaand|moeder|vader|samenwonend)|(?:uw|jouw) (?:man|vrouw|echtgeno\w+|kinderen|gezinssituatie|kinderwens)`,
    origin: String.raw`waar (?:komt u|kom je|kom jij)(?: \w+)? vandaan|waar (?:bent u|ben je) geboren|waar komen (?:uw|je) ouders vandaan|(?:uw|jouw|je) (?:afkomst|nationaliteit|moedertaal|herkomst|huidskleur)|(?:bent u|ben je) (?:nederlander|buitenlander|allochtoon|migrant)`,
    health: String.raw`(?:heeft u|heb je|hebt u|lijdt u aan|gebruikt u)(?: een| last van| ooit){0,2} (?:ziektes?|handicap|beperking|aandoening|chronische \w+|gezondheids\w+|allergie\w*|medicijnen)|(?:bent u|ben je|was u)(?: \w+){0,2} (?:gezond|ziek|gehandicapt|ziek geweest)|(?:uw|jouw) (?:gezondheid|ziekte|handicap|ziekteverzuim)|hoe vaak (?:\w+ ){0,4}ziek`,
    religion: String.raw`(?:bent u|ben je)(?: \w+)? (?:gelovig|religieus|${faiths}|gedoopt)|(?:welk geloof|welke religie|welke kerk)(?: \w+){0,3}(?: u| je)|(?:uw|jouw) (?:geloof|religie|kerk)|(?:gelooft u|geloof je) in god|gaat u naar de (?:kerk|moskee)|draagt u een hoofddoek`,
    orientation: String.raw`(?:bent u|ben je) (?:homo\w*|lesbisch|hetero\w*|biseksueel|trans\w*)|(?:heeft u|heb je) een (?:vriend|vriendin)(?= ?[?,.]|$)|(?:uw|jouw) seksualiteit`,
    gender: String.raw`(?:bent u|ben je) (?:een )?(?:man|vrouw)|(?:uw|jouw) geslacht`,
  },
  lawful: {
    age: [
      "Houdt op drukke dagen het tempo vol en kan vertellen hoe",
      "Heeft het afgelopen jaar nieuw gereedschap leren gebruiken",
    ],
    family: ["Kan op de genoemde tijden werken", "Kan zo vaak reizen als het werk vraagt"],
    origin: ["Spreekt en schrijft de taal goed genoeg voor klanten", "Mag op de werkplek werken"],
    health: ["Kan de genoemde taken doen, zo nodig met hulpmiddelen", "Plant zwaar werk zo dat het af komt"],
    religion: ["Werkt op de genoemde dagen", "Behandelt mensen van elk geloof gelijk"],
    orientation: ["Behandelt iedereen met respect", "Werkt goed met heel verschillende mensen"],
    gender: ["Kan de genoemde taken doen", "Gaat goed om met alle klanten"],
  },
};
