import type { PostingWords } from "./posting-words.ts";

export const en: PostingWords = {
  headings: {
    must: "must[- ]haves?|requirements?|required|essentials?|qualifications?|what (?:you|we) (?:need|bring|will bring|look for|are looking for|expect)|who you are|your (?:profile|skills|experience)|skills|you (?:have|bring|are|need)|we (?:expect|need)|ideal candidate|minimum qualifications|basic qualifications|about you|tasks|responsibilities|your (?:tasks|role)|what you will do|what you'll do",
    nice: "nice[- ]to[- ]haves?|(?:would be )?nice|a plus|pluses|bonus(?: points)?|desirable|preferred(?: qualifications)?|good to have|optional|ideally|advantages?|welcome|extras?",
    note: "personality|personal(?: qualities)?|formalit(?:y|ies)|practical(?:ities)?|to (?:check|note)|please note|conditions|for people to judge|documents",
    other:
      "benefits|perks|we offer|what we offer|our offer|about (?:us|the company)|why (?:us|join us)|who we are|how to apply|contact|compensation|salary|your benefits|equal opportunit(?:y|ies)|what you get|diversity",
  },
  nice: "welcome|a plus|bonus|nice to have|ideally|preferabl[ey]|preferred|desirable|(?:an|of) advantage|advantageous|beneficial|optional|would be (?:good|great|nice|helpful|ideal)|not a must|helpful|we(?:'d| would) love|good to have",
  emphatic:
    "^must|you must|must[- ]haves?|essential|(?:is|are|strictly) required|mandatory|indispensable|(?:is|are|absolutely) necessary|absolutely|non-negotiable",
  note: "fits?(?: well)? (?:in|into|with|to)? ?(?:the|our) (?:team|culture|company|crew)|team fit|culture fit|sense of humou?r|likeable|personable|good vibes|positive attitude|can[- ]do attitude|start(?:s|ing)? (?:date|before|by|from|in|on)|available (?:from|in|on|immediately|for|to start)|availability|notice period|salary expectations?|work permit|right to work|(?:own|access to a) (?:car|vehicle|bike)|driv(?:ing|er's|ers?|er) licen[cs]e|clean licen[cs]e|(?:criminal|police|background) (?:record|check)|references|(?:can|able to|willing to|happy to) (?:work|travel|relocate|start)(?! (?:independently|alone|in a team|under|with|to|as|on your own))|(?:weekend|night|shift|evening|saturday|sunday)s? (?:work|shifts?)|based in|lives? (?:in|near)|degree|diploma|certificate|completed (?:training|apprenticeship|vocational)|bachelor'?s?|master'?s",
  other: String.raw`write (?:to )?us|(?:get|be) in touch|contact us|call us|we look forward|all backgrounds|equal[- ]opportunit\w+ employer|equal opportunit\w+|all qualified applicants|we (?:welcome|encourage|value) (?:applications?|applicants|diversity|everyone|everybody|all)|regardless of|without regard to|we offer|you(?:'ll| will) (?:get|receive|enjoy)|competitive (?:salary|pay)|(?:paid|days of) (?:leave|holiday|vacation)|health insurance|free (?:fruit|coffee|parking|lunch)|pension (?:plan|scheme)|send (?:us )?your|apply (?:now|by|via|online|today|with|at)|we look forward|we (?:are|have been) (?:a|an|one|the|proud)|founded in|no (?:\w+ )?(?:experience|knowledge|degree)(?: \w+)? (?:is )?(?:required|needed|necessary)|(?:not|isn't) (?:required|needed|necessary)|join (?:us|our team)|we believe`,
  years: String.raw`\d{1,2} ?\+? ?(?:years?|yrs)|(?:one|two|three|four|five|six|seven|eight|nine|ten|several|many|some) years`,
  you: "you|your|you'll",
  beginnings:
    "we(?:'d| would) love it if you|(?:you |they |candidates |applicants )?(?:must|should|have to|need to|will|can)(?: also)? be able to|must(?: have)?|(?:we are looking for |we look for |we need |we want )?(?:somebody|someone|a person|people)(?: who| that)|the (?:right|ideal) (?:person|candidate|applicant)|you should(?: have)?|ideally,?(?: you)?|(?:it is|it's|it would be) (?:a plus|a bonus|good|great|nice|helpful|an advantage|ideal) if (?:you|they)|we (?:expect|want) you to|they|he or she|she or he|optional(?:ly)?:?|preferably,?",
  endings:
    "(?:,|–|-)? ?(?:(?:is|are|would be|will be)(?: also| always)?|as)? ?(?:(?:very |highly |most )?(?:welcome|desirable|preferred|advantageous|beneficial|optional|helpful)|a (?:big |huge |real )?(?:plus|bonus)|(?:an|of) advantage|nice to have|good to have|not a must|required|essential|mandatory|(?:absolutely )?necessary|a must)",
  and: "and",
  questions: [
    "For this work, one thing counts a great deal: “{}”. Please tell us about a time when you did this. What was your part, and how did it turn out?",
    "Let us turn to “{}”. Which example from your own work shows it best, and what exactly did you do?",
    "And “{}”: when did you last need that? Please describe the situation and what you did.",
    "One more example, please, this time for “{}”. What was difficult, and how did you deal with it?",
  ],
  yearsQuestion:
    "The posting names “{}”. Which piece of work from that time shows best what you can do, and what was your part in it?",
};
