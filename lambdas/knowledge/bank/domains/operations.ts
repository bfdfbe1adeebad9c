import { section } from "../written.ts";

export const operations = [
  section("What Must Not Stop", "The heart of the operation and what it can do without.", [
    [
      "critical",
      250,
      "Which machine, line or service must run at any price, and how long can each of the others stand still?",
    ],
    ["high", 200, "What do you give up first when there are too few people or too little material?"],
    ["medium", 200, "Which target is met on paper while the floor tells another story?"],
    ["low", 150, "Which step creates the quality that customers notice, though it hardly shows in the plan?"],
  ]),
  section("A Shift From Start to End", "Rounds, handovers and the things you hear and smell.", [
    ["critical", 250, "What do you tell the next shift by word of mouth that is not in the handover book?"],
    ["high", 200, "By which sound, smell, heat or vibration do you know that something is about to fail?"],
    ["medium", 150, "How does a Monday morning differ from a Friday night, and what do you set differently?"],
    [
      "low",
      120,
      "Which small thing do you tidy, grease or tighten in passing, because otherwise it bites later?",
    ],
  ]),
  section("Settings, Sequences and Tolerances", "How the work is set up, and where the manual is wrong.", [
    [
      "critical",
      300,
      "Describe how you set up the most difficult job, with the values that you found by trial.",
    ],
    [
      "high",
      200,
      "Which tolerance is stricter in practice than in the instruction, or looser, and who decided that?",
    ],
    ["medium", 200, "In which order do you start up after a standstill, and what happens in another order?"],
    ["low", 150, "Which material from which source behaves differently, and how do you adjust for it?"],
  ]),
  section("Crews, Suppliers and Inspectors", "On whom the operation depends, and for what.", [
    [
      "critical",
      200,
      "Which fitter or supplier comes out on a Sunday, and what do you have to say so that he does?",
    ],
    ["high", 200, "Who on the crew can do what nobody was trained for, and who could learn it next?"],
    ["medium", 150, "What does the inspector look at first, and what has he let pass so far?"],
    [
      "low",
      120,
      "Which haulier, warehouse or neighbour has a standing arrangement with you that is on no paper?",
    ],
  ]),
  section("Plans, Labels and Spare Parts", "What the drawings say, what is true, and where things are.", [
    ["critical", 250, "Where do the drawings differ from what was built, and how did you find that out?"],
    [
      "high",
      200,
      "Which spare part has a delivery time that would ruin you, and where is the one on the shelf?",
    ],
    ["medium", 150, "Which stock figure do you never believe, and how do you count it really?"],
    ["low", 120, "What is written on tape, cupboard doors or in your notebook that belongs into the system?"],
  ]),
  section("Breakdowns and Accidents", "What happened, what nearly did, and what has changed since.", [
    [
      "critical",
      300,
      "Describe the breakdown that cost most time: what was tried in vain before the cause was found?",
    ],
    ["high", 250, "When was somebody nearly hurt, and what has been done otherwise since then?"],
    [
      "medium",
      200,
      "Which makeshift repair is still in place, what does it carry, and how long will it hold?",
    ],
    ["low", 150, "Which weather, season or holiday brings which trouble, year after year?"],
  ]),
];
