import type { LawfulWording } from "../grounds.ts";

const faiths =
  "christen(?:en)?|christelijke?|katholiek(?:e|en)?|protestant(?:se|en)?|moslims?|islamitische?|joods?e?|boeddhist\\w*|atheïst\\w*";

export const nl: LawfulWording = {
  ages: "(?:\\w+en)?(?:twintig|dertig|veertig|vijftig|zestig)",
  names: {
    age: String.raw`(?:onder|boven|tot|maximaal|hoogstens) (?:de )?\d{2} jaar(?! (?:werk)?ervaring)(?: oud)?|\d{2} jaar oud|(?:niet )?(?:ouder|jonger) dan \d{2}|tussen de \d{2} en \d{2}(?: jaar)?|leeftijd(?:sgrens|scategorie)?|maximumleeftijd|geboren na \d{4}|jonge? (?:en|,) \w+|jonge? (?:vrouw|man|mensen gezocht|persoon|kandida\w+|honden?|meid|dame|kracht|professional|talent)\w*|jeugdig\w*|digital native|geen gepensioneerden`,
    family: String.raw`geen (?:kinderen|gezin|gezinsverplichtingen|kinderwens)|zonder (?:kinderen|gezin|gezinsverplichtingen)|kinderloos|ongehuwd\w*|(?:niet )?getrouwd|gehuwd\w*|alleenstaand\w*|vrijgezel\w*|burgerlijke staat|gezinssituatie|niet zwanger|zwangerschap|gezinsplanning`,
    origin: String.raw`moedertaal\w*|native (?:speaker|nederlands|engels)\w*|nationaliteit|staatsburgerschap|alleen (?:nederlanders|europeanen|autochtonen)|geen (?:buitenlanders|migranten|allochtonen|vluchtelingen|accent)|zonder accent|accentloos|(?:etnische )?afkomst|van \w+ afkomst|(?:nederlandse|autochtone) ouders|huidskleur|in nederland geboren`,
    health: String.raw`(?:goede|uitstekende|perfecte|blakende) gezondheid|(?:volledig|lichamelijk|geestelijk|kern)(?: en (?:lichamelijk|geestelijk))? ?gezond\w*|gezonde (?:persoon|kandidaat|medewerker)|geen (?:handicap|handicaps|beperking|beperkingen|ziekte|ziektes|aandoening|chronische \w+|gezondheidsproblemen|rugklachten)|zonder (?:handicap|beperking|ziekte|gezondheidsproblemen)|niet gehandicapt|nooit ziek|zelden ziek|laag ziekteverzuim`,
    religion: String.raw`(?:praktiserend\w*|gelovig\w*|belijdend\w*|gedoopt\w*)|(?:alleen|geen|bij voorkeur) (?:${faiths})|(?:${faiths}) (?:kandida\w+|geloof|voorkeur)|lid van (?:een|de) kerk|kerklid|geloofsovertuiging|religie|(?:geen|zonder) hoofddoek`,
    orientation: String.raw`(?:geen|alleen|niet) (?:homoseksue\w+|heteroseksue\w+|homo's|lesbi\w+|biseksue\w+|queer|trans\w*)|heteroseksue\w+|seksuele (?:geaardheid|oriëntatie|voorkeur)`,
    gender: String.raw`(?:alleen|uitsluitend|bij voorkeur|enkel) (?:mannen|vrouwen|dames|heren|meisjes|mannelijke?|vrouwelijke?)|geen (?:mannen|vrouwen)|(?:mannelijke|vrouwelijke) (?:kandida\w+|sollicitant\w*|medewerker\w*|collega\w*|kracht)|(?:knappe|aantrekkelijke|mooie|sterke) (?:vrouw|dame|meid|man|mannen)|een (?:man|vrouw|dame|meid) voor|van het (?:mannelijk|vrouwelijk) geslacht|geslacht ?:`,
  },
  called: {
    age: "de leeftijd",
    family: "het gezin",
    origin: "de afkomst",
    health: "de gezondheid",
    religion: "het geloof",
    orientation: "de seksuele geaardheid",
    gender: "het geslacht",
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
