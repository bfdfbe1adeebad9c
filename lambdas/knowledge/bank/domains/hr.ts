import { section } from "../written.ts";

export const hr = [
  section("What People Come to You For", "The real requests behind the official ones.", [
    [
      "critical",
      250,
      "What do people say first when they come to you, and what is it usually about in the end?",
    ],
    ["high", 200, "In which matters do managers expect you to decide although the decision is theirs?"],
    [
      "medium",
      200,
      "Where do you draw the line between what you keep confidential and what you have to pass on?",
    ],
    ["low", 120, "Which service of your team would staff miss most without knowing that it exists?"],
  ]),
  section("Hiring, Pay and Leave as They Run", "The recurring work of the year, with its traps.", [
    [
      "critical",
      250,
      "Follow a new hire from the signed contract to the first pay: which step is missed most often?",
    ],
    ["high", 200, "Which cases does the payroll run get wrong unless somebody looks, and when do you look?"],
    ["medium", 150, "Which deadlines for notices, probation or permits have no reminder but you?"],
    ["low", 120, "What do you prepare weeks before the appraisal round that nobody sees?"],
  ]),
  section("Rules and the Cases Beyond Them", "Policies, agreements and how exceptions are decided.", [
    [
      "critical",
      300,
      "Which exception to a policy has been granted, on what grounds, and who now points to it?",
    ],
    ["high", 200, "Which unwritten agreement with the works council or the unions do you honour?"],
    ["medium", 200, "How do you handle a case for which two rules say opposite things?"],
    ["low", 150, "Which form or consent is legally needed although it looks like a formality?"],
  ]),
  section("Managers, Staff and Advisers", "Who needs which kind of help, and who helps you.", [
    [
      "critical",
      200,
      "Which managers need you in the room for a difficult talk, and what do you agree on with them before it?",
    ],
    [
      "high",
      200,
      "Which lawyer, doctor or agency do you trust with which sort of question, and why that one?",
    ],
    ["medium", 150, "Whose opinion do colleagues follow when something changes, whatever the chart says?"],
    ["low", 120, "Which former employee would still answer a question, and about what time?"],
  ]),
  section("Files, Systems and What Is Missing in Them", "Records, their gaps and their limits.", [
    [
      "critical",
      200,
      "Which facts about people's terms live outside the personnel file, and where are they?",
    ],
    ["high", 200, "Which field in the system means something else than its label, and since when?"],
    ["medium", 150, "Which templates of letters must not be used unchanged, and what has to be adapted?"],
    ["low", 120, "What has to be deleted after a time, and how do you make sure that it is?"],
  ]),
  section("Conflicts and Departures", "The hard cases and what they taught.", [
    [
      "critical",
      300,
      "Which conflict between people went on too long, and at what moment could it have been settled?",
    ],
    ["high", 250, "Which resignation surprised everybody but you, and what had you seen?"],
    [
      "medium",
      200,
      "Which dismissal or reorganisation would you carry out differently now, and in what respect?",
    ],
    ["low", 150, "Which kind of hire has failed repeatedly, although the interviews went well?"],
  ]),
];
