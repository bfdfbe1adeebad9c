import type { LawfulWording } from "../grounds.ts";

const faiths = "christian|catholic|protestant|evangelical|orthodox|muslim|jewish|hindu|buddhist|atheist";

export const en: LawfulWording = {
  ages: "(?:twenty|thirty|forty|fifty|sixty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?",
  names: {
    age: String.raw`(?:graduates?|leavers?|university|college|beginners?)[^.;]{0,20} (?:under|below|up to|at most|not over) \d{2}(?! ?(?:min|hour|day|week|month))|(?:at most|no more than|not over|up to) \d{2} years old|under (?:the age of )?\d{2}(?! ?(?:min|hour|day|week|kg|%|euro|pound|dollar|people|employee|seat))|(?:younger|older) than \d{2}|over \d{2}s? (?:need|only|not)|aged? \d{2}|aged? (?:between|under|over|below|up to)|age (?:limit|range|group|between|under|over|below)|in (?:your|their|his|her) (?:early |late |mid-?)?(?:twenties|thirties|forties|20s|30s|40s)|(?:your|their) age|maximum age|years of age|\d{2}(?: ?(?:-|–|to) ?\d{2})? years? old|years young|young(?:,| and| but|er)? (?:energetic|dynamic|hungry|person|candidate|applicant|man|woman|lady|girl|guy|adult|professional|graduate|blood|talent|at heart)s?|young and [a-z]+|youthful|digital natives?|recent graduates? only|fresh graduates? only|millennials?|gen z|born after \d{4}|(?:^|ideally|preferably|are|is) between \d{2} and \d{2}(?= ?[.,;!]?$)|(?:mature|older|elderly) (?:applicants|candidates|people) need not|(?:^|is |a |be )(?:school|college) leavers?(?! ?['’])|no older (?:applicants|candidates|people|workers)|not (?:near|close to) retirement|no (?:pensioners|retirees)`,
    family: String.raw`(?:no|not have) (?:small |young |little |own )?(?:children|kids|child-?care [a-z]+|dependants|dependents|family (?:commitments|obligations|ties|plans))|without (?:children|kids|dependants|family (?:commitments|obligations|ties))|child-?free|childless|(?:un|not )married|(?:single|married) (?:woman|man|person|people|candidates?|applicants?|preferred|only)|marital status|family status|family planning|(?:not|no) pregnan(?:t|cy)|not planning (?:a family|children|to have)|plans? (?:for|to have) (?:a family|children)|no (?:plans for|intention of) (?:a family|children)`,
    origin: String.raw`native (?:[a-z]+ )?speakers?|native (?:english|german|french|spanish|italian|dutch|polish|turkish|arabic|chinese|japanese|portuguese)|mother[ -]tongue|born (?:and raised )?in|(?:citizens?|nationals?) only|only (?:[a-z]+ )?(?:citizens|nationals)|(?:[a-z]+|your|his|her|their|of) nationality|(?:[a-z]+|hold|have|with) citizenship(?! (?:files?|applications?|law|procedures?|tests?|courses?))|ethnic(?:ity| origin| background| group)|racial|white (?:only|person|people|candidate|applicant)s?|no (?:immigrants|migrants|foreigners|foreign accent|accent)|without (?:an |a foreign )?accent|accent-free|of [a-z]+ descent|[a-z]+ origin only`,
    health: String.raw`no (?:therapy|medication|allergies)|(?:mentally|physically)(?: and (?:mentally|physically))? (?:in top form|robust|sound|perfect)|top physical (?:form|shape|condition)|(?:good|perfect|excellent|best of|robust|full) health(?! and safety)|(?:healthy|fit) (?:person|candidate|applicant|worker|individual|people)s?|(?:be|is|are|fit and|fully|completely|perfectly|physically(?: and mentally)?|mentally) healthy|healthy and (?:fit|strong|able)|no (?:disabilit(?:y|ies)|illness(?:es)?|chronic [a-z]+|health (?:problems|issues|conditions)|medical conditions|sick leave|sickness|back problems|mental [a-z]+)|without (?:any )?(?:disabilit(?:y|ies)|illness(?:es)?|health (?:problems|issues))|able-?bodied|not (?:be )?disabled|(?:never|rarely|seldom|hardly|not) (?:ever )?(?:been |be )?(?:often )?(?:ill|off sick|on sick leave)|(?:never|rarely|seldom) (?:been |be |gets? |falls? )?sick|low sickness|medical history`,
    religion: String.raw`(?:christian|muslim|jewish|islamic|biblical|catholic) (?:values|lifestyle|way of life|beliefs|convictions)|(?:practi[sc]ing|devout|believing|church-?going|baptised|baptized) (?:${faiths}|member|believer|person)s?|(?:${faiths})s? (?:only|faith|believers?|candidates?|applicants?|person|people only|preferred|background|man|woman)|must be (?:a |an )?(?:${faiths})|no (?:muslims|christians|catholics|jews|hindus|headscar(?:f|ves)|religious [a-z]+)|without (?:a )?headscarf|church member(?:ship)?|member of (?:a|the|our) church|religious (?:affiliation|person)|(?:is|be|a|as) (?:a )?believer|goes to church|attends? (?:church|mass|mosque)`,
    orientation: String.raw`(?:no|not|only|must be|preferably|strictly) (?:heterosexuals?|homosexuals?|gays?|lesbians?|bisexuals?|queer|straight|transgender|trans)|(?:heterosexual|homosexual|gay|lesbian|bisexual|queer|straight|transgender|trans) (?:only|candidates?|applicants?|preferred|men only|women only|people only)|sexual orientation`,
    gender: String.raw`(?:friendly|nice|lovely|polite|elegant|young) (?:lady|ladies|woman|women|girls?|gentlem[ae]n)(?! (?:customers|guests|patients))|(?:male|female|man|men|woman|women|ladies|lady|gentlemen|girls?|boys?|guys?|lads?) (?:only|preferred|wanted|candidates?|applicants?)|(?:only|reserved|exclusively) for (?:men|women|ladies|girls|males|females)|for (?:men|women|ladies|girls) only|(?:picture|imagine|want|need|seek|look(?:ing)? for) (?:a|the) (?:nice |young |friendly |strong )?(?:man|woman|lady|girl|guy|gentleman)|(?:a|the) (?:man|woman|lady|girl|guy) (?:for|to|at) (?:our|the|this|us|reception|front)|only (?:males?|females?|men|women|ladies|girls|guys)|must be (?:a )?(?:male|female|man|woman)|(?:strong|attractive|good-looking|pretty|charming|smart) (?:man|men|woman|women|lady|ladies|girls?|guys?|lads?)|no (?:men|women|males|females|girls)|of (?:male|female) (?:sex|gender)|(?:sex|gender) ?:|masculine|feminine`,
  },
  asks: {
    age: String.raw`how old are you|(?:when|what year|in (?:what|which) year) were you born|your (?:date|year) of birth|your birthday|when (?:do|will|are) you (?:\w+ ){0,3}retir(?:e|ing)`,
    family: String.raw`who (?:looks|will look|takes|will take|cares|watches|minds)(?: \w+){0,2} your|will you (?:\w+ )?(?:become|be) a (?:mother|father|parent|mum|mom|dad)|(?:do|have) you (?:already |currently )?(?:have |got )?(?:any |small |young |little )*(?:children|kids|a family|a husband|a wife|a baby|a spouse)(?!'| books| clothes)|(?:are|do) you (?:\w+ ){0,3}(?:to have|to start|having|starting) (?:any |more |a )*(?:children|kids|family|baby|babies)|are you (?:planning|expecting|hoping for|trying for)(?: for| on)? (?:any |more |a |your )*(?:children|kids|child|family|baby|pregnancy)|are you (?:single|married|divorced|engaged|pregnant|in a relationship|(?:a )?(?:single |new )?(?:mother|father|parent|mum|mom|dad))|your (?:own )?(?:husband|wife|spouse|children|kids|marital status|family plans|child ?care)|who (?:looks|will look) after your`,
    origin: String.raw`your (?:foreign )?accent|accent (?:is|come)[^.;]{0,10}from|where (?:are you|do you|were you)(?: originally| really)? (?:from|come from|born)(?= ?[?.!,]|$| originally)|where (?:were|are|do|did) your (?:parents|family) (?:come )?(?:from|born)|are you (?:a |an )?(?:native|foreigner|immigrant|migrant)|your (?:ethnic\w*|race|roots|mother tongue|native language|first language|skin colou?r)`,
    health: String.raw`(?:do|did|have) you (?:ever )?(?:have |had |take |suffer from |suffered from )(?:any |a |regular |serious )*(?:illness(?:es)?|diseases?|disabilit(?:y|ies)|allerg(?:y|ies)|health (?:problems?|issues?|conditions?)|medical (?:conditions?|problems?)|chronic [a-z]+|medication|mental [a-z]+|operations?|surgery)|(?:are|were|have) you (?:been |ever |often |recently )*(?:healthy|disabled|ill|sick|depressed|off sick)|your (?:own )?(?:health|disabilit(?:y|ies)|illness(?:es)?|medical history|sick days|sick leave)(?! and safety)|how (?:often|many)(?: \w+){0,4} (?:off sick|sick days|sick|ill)|how many sick days`,
    religion: String.raw`are you (?:a |an )?(?:very |practi[sc]ing |devout )*(?:religious|${faiths}|believer)|(?:what|which) (?:church|religion|faith|mosque|denomination)(?: \w+){0,2} (?:your|you|yours)|your (?:religion|faith|church|religious beliefs?|god)|do you (?:believe in (?:a )?god|pray|fast|go to (?:church|mosque|mass)|wear a (?:headscarf|veil|cross)|(?:keep|celebrate|observe) (?:the )?(?:sabbath|ramadan|christmas))`,
    orientation: String.raw`are you (?:gay|straight|lesbian|bisexual|homosexual|heterosexual|queer|attracted to)|(?:do|have) you (?:have |got |live with )?a (?:boyfriend|girlfriend)|your (?:boyfriend|girlfriend|sexuality|sex life)`,
    gender: String.raw`are you (?:a |an )?(?:man|woman|male|female|transgender|non-binary)|your (?:gender|pronouns|sex)`,
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
