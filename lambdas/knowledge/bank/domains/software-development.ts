import { section } from "../written.ts";

export const softwareDevelopment = [
  section(
    "What the System Is Really For",
    "What the software has to do for whom, and the promises that no code shows.",
    [
      [
        "critical",
        250,
        "Which promise of the software to its users must never be broken, and how would you notice that a change had broken it?",
      ],
      ["high", 200, "Which part of the code is more important to the business than its size suggests?"],
      ["medium", 200, "Which features does hardly anybody use, and why were they kept all the same?"],
      ["low", 150, "Which early design choice would you make differently today, and what holds you to it?"],
    ],
  ),
  section("Running It Day by Day", "The signs, habits and small repairs that keep the software up.", [
    [
      "critical",
      200,
      "Which log line, graph or noise tells you that trouble is coming before any alert fires?",
    ],
    ["high", 200, "Which alerts do you ignore, and which ones get you out of bed?"],
    ["medium", 150, "Which jobs, certificates or keys expire or fill up by themselves, and who renews them?"],
    ["low", 120, "What do you do by hand on the servers that ought to be automatic?"],
  ]),
  section("Changing and Releasing It", "How a change gets from an idea to users without harm.", [
    [
      "critical",
      300,
      "Take me through your last release. At which point could you no longer have gone back?",
    ],
    ["high", 250, "Which files or modules do you touch only with fear, and what do you check after you did?"],
    ["medium", 200, "Which tests do you trust, and which ones are green although the thing is broken?"],
    [
      "low",
      150,
      "Which configuration has to differ between environments, and what happened when it did not?",
    ],
  ]),
  section("Who Knows Which Part", "The people behind modules, services and suppliers.", [
    [
      "critical",
      200,
      "If the payment, login or data part breaks at night, whose memory do you need, and for what exactly?",
    ],
    ["high", 150, "Who reviews which kind of change well, and who only waves it through?"],
    [
      "medium",
      150,
      "Which outside service or library author have you had to persuade, and how did you reach a human being there?",
    ],
    ["low", 120, "Which users find faults first, and how do you read their reports?"],
  ]),
  section("What the Repository Does Not Say", "Knowledge that is missing from code, tickets and diagrams.", [
    [
      "critical",
      250,
      "Which workaround in the code looks like a mistake but must stay, and what does it protect?",
    ],
    ["high", 200, "Which diagram or wiki page misleads newcomers, and what should they read in its place?"],
    [
      "medium",
      200,
      "How do you set up a machine from nothing, with the steps that the instructions leave out?",
    ],
    ["low", 120, "What do names in the code mean that nobody outside the team would guess?"],
  ]),
  section("Outages and Near Misses", "What broke, how it was found, and what nearly broke.", [
    [
      "critical",
      300,
      "Describe the outage you remember best: the first sign, the wrong theories, the real cause.",
    ],
    ["high", 250, "Which failure almost happened, and by what luck or care did it not?"],
    ["medium", 200, "Which bug has been fixed more than once, and why does it return?"],
    ["low", 200, "Which load, date or input would bring the system down tomorrow if it came?"],
  ]),
];
