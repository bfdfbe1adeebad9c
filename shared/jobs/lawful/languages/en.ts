import type { LawfulWording } from "../grounds.ts";

const faiths = "christian|catholic|protestant|evangelical|orthodox|muslim|jewish|hindu|buddhist|atheist";

export const en: LawfulWording = {
  ages: "(?:twenty|thirty|forty|fifty|sixty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?",
  names: {
    age: String.raw`under (?:the age of )?\d{2}(?! ?(?:min|hour|day|week|kg|%|euro|pound|dollar|people|employee|seat))|(?:younger|older) than \d{2}|over \d{2}s? (?:need|only|not)|aged? \d{2}|aged? (?:between|under|over|below|up to)|age (?:limit|range|group|between|under|over|below)|in (?:your|their|his|her) (?:early |late |mid-?)?(?:twenties|thirties|forties|20s|30s|40s)|(?:your|their) age|maximum age|years of age|\d{2}(?: ?(?:-|–|to) ?\d{2})? years? old|years young|young(?:,| and| but|er)? (?:energetic|dynamic|hungry|person|candidate|applicant|man|woman|lady|girl|guy|adult|professional|graduate|blood|talent|at heart)s?|young and [a-z]+|youthful|digital natives?|recent graduates? only|fresh graduates? only|millennials?|gen z|born after \d{4}|not (?:near|close to) retirement|no (?:pensioners|retirees)`,
    family: String.raw`no (?:children|kids|dependants|dependents|family (?:commitments|obligations|ties|plans))|without (?:children|kids|dependants|family (?:commitments|obligations|ties))|child-?free|childless|(?:un|not )married|(?:single|married) (?:woman|man|person|people|candidates?|applicants?|preferred|only)|marital status|family status|family planning|(?:not|no) pregnan(?:t|cy)|not planning (?:a family|children|to have)|plans? (?:for|to have) (?:a family|children)|no (?:plans for|intention of) (?:a family|children)`,
    origin: String.raw`native (?:[a-z]+ )?speakers?|native (?:english|german|french|spanish|italian|dutch|polish|turkish|arabic|chinese|japanese|portuguese)|mother[ -]tongue|born (?:and raised )?in|(?:citizens?|nationals?) only|only (?:[a-z]+ )?(?:citizens|nationals)|nationality|citizenship|ethnic(?:ity| origin| background| group)|racial|white (?:only|person|people|candidate|applicant)s?|no (?:immigrants|migrants|foreigners|foreign accent|accent)|without (?:an |a foreign )?accent|accent-free|of [a-z]+ descent|[a-z]+ origin only`,
    health: String.raw`(?:good|perfect|excellent|best of|robust|full) health(?! and safety)|(?:healthy|fit) (?:person|candidate|applicant|worker|individual|people)s?|(?:be|is|are|fit and|fully|completely|perfectly|physically(?: and mentally)?|mentally) healthy|healthy and (?:fit|strong|able)|no (?:disabilit(?:y|ies)|illness(?:es)?|chronic [a-z]+|health (?:problems|issues|conditions)|medical conditions|sick leave|sickness|back problems|mental [a-z]+)|without (?:any )?(?:disabilit(?:y|ies)|illness(?:es)?|health (?:problems|issues))|able-?bodied|not (?:be )?disabled|(?:never|rarely|seldom) (?:ill|sick|off sick)|low sickness|medical history`,
    religion: String.raw`(?:practi[sc]ing|devout|believing|church-?going|baptised|baptized) (?:${faiths}|member|believer|person)s?|(?:${faiths})s? (?:only|faith|believers?|candidates?|applicants?|person|people only|preferred|background|man|woman)|must be (?:a |an )?(?:${faiths})|no (?:muslims|christians|catholics|jews|hindus|headscar(?:f|ves)|religious [a-z]+)|without (?:a )?headscarf|church member(?:ship)?|member of (?:a|the|our) church|religious (?:affiliation|beliefs?|person)`,
    orientation: String.raw`(?:no|not|only|must be|preferably|strictly) (?:heterosexuals?|homosexuals?|gays?|lesbians?|bisexuals?|queer|straight|transgender|trans)|(?:heterosexual|homosexual|gay|lesbian|bisexual|queer|straight|transgender|trans) (?:only|candidates?|applicants?|preferred|men only|women only|people only)|sexual orientation`,
    gender: String.raw`(?:male|female|man|men|woman|women|ladies|lady|gentlemen|girls?|boys?|guys?|lads?) (?:only|preferred|wanted|candidates?|applicants?)|(?:a|the) (?:man|woman|lady|girl|guy) (?:for|to|at)|only (?:males?|females?|men|women|ladies|girls|guys)|must be (?:a )?(?:male|female|man|woman)|(?:strong|attractive|good-looking|pretty|charming|smart) (?:man|men|woman|women|lady|ladies|girls?|guys?|lads?)|no (?:men|women|males|females|girls)|of (?:male|female) (?:sex|gender)|(?:sex|gender) ?:|masculine|feminine`,
  },
  called: {
    age: "age",
    family: "family",
    origin: "origin",
    health: "health",
    religion: "religion",
    orientation: "sexual orientation",
    gender: "gender",
  },
  lawful: {
    age: ["Keeps pace on busy days, and can say how", "Has learned a new tool or method in the last year"],
    family: ["Can work at the hours that the posting names", "Can travel as often as the work needs"],
    origin: [
      "Speaks and writes the language well enough for customers",
      "May legally work at the place of work",
    ],
    health: [
      "Can do the tasks that the posting names, with aids if need be",
      "Plans heavy or tiring work so that it gets done",
    ],
    religion: ["Works on the days that the posting names", "Treats people of all beliefs alike"],
    orientation: ["Treats everybody with respect", "Works well with many kinds of people"],
    gender: ["Can do the tasks that the posting names", "Deals well with all customers"],
  },
};
