import { section } from "../written.ts";

export const management = [
  section("What You Are Really Responsible For", "The core of leading here, beyond targets and charts.", [
    [
      "critical",
      300,
      "Which decision can only you take, and how do you know that you have enough to decide on?",
    ],
    ["high", 200, "What do you protect your team from without their knowing it?"],
    ["medium", 200, "Which goal is announced every year, and which one is actually pursued?"],
    ["low", 150, "Which habit or meeting of your predecessor did you keep, and which did you end?"],
  ]),
  section("How You Keep Your Hand on Things", "The rounds, numbers and talks by which you notice change.", [
    ["critical", 200, "By which three signs do you see in a week whether the department is healthy?"],
    ["high", 200, "What do people tell you only in the corridor, and how do you make sure that they do?"],
    [
      "medium",
      150,
      "Which report do you read line by line, which do you skim, and what are you looking for?",
    ],
    ["low", 120, "When in the day do you think, and how do you keep that hour free?"],
  ]),
  section("How Decisions Come About", "The official path and the one that works.", [
    [
      "critical",
      250,
      "How does a larger investment get through here: with whom do you talk before it is on any agenda?",
    ],
    [
      "high",
      200,
      "Which matters do you decide alone although a committee exists for them, and who tolerates it?",
    ],
    ["medium", 200, "How do you stop a project that everybody knows is dead?"],
    ["low", 150, "Which promise do you never give in a meeting, and why not there?"],
  ]),
  section("Allies, Rivals and Talents", "Who carries what, and how people stand to one another.", [
    [
      "critical",
      250,
      "On which two people does your area rest, what keeps them here, and what would make them go?",
    ],
    [
      "high",
      200,
      "Between which departments is there an old quarrel, and what do you do so that it does not block work?",
    ],
    ["medium", 200, "Who is ready for more than the present post shows, and what is still missing?"],
    ["low", 120, "Whose advice do you ask outside the firm, and on which sort of question?"],
  ]),
  section("Agreements, Files and Open Ends", "What was settled, where it stands, and what is unfinished.", [
    [
      "critical",
      250,
      "Which verbal agreements with staff, partners or superiors would your successor have to honour?",
    ],
    ["high", 200, "Which undertakings have you begun that look finished and are not?"],
    ["medium", 150, "Where is the reasoning behind the last big decisions, apart from the minutes?"],
    ["low", 120, "Which risk have you accepted on purpose, and at what point would you act on it?"],
  ]),
  section("Crises and Wrong Turns", "What went badly, and what it says about this place.", [
    [
      "critical",
      300,
      "Which crisis tested you most, what did you know in its first hour, and what did you wrongly believe?",
    ],
    ["high", 250, "Whom did you appoint or keep against your feeling, and what came of it?"],
    ["medium", 200, "Which change did the people resist with good reason, and how late did you see it?"],
    ["low", 150, "What would you leave untouched for half a year if you began here today?"],
  ]),
];
