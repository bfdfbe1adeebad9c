import { section } from "../written.ts";

export const education = [
  section("What Learners Should Take Away", "The purpose behind the syllabus, and what matters most in it.", [
    [
      "critical",
      250,
      "If learners kept only three things from your course, which should they be, and what could go?",
    ],
    ["high", 200, "At which concept does understanding really begin, and how do you see it in a face?"],
    [
      "medium",
      200,
      "Which part of the syllabus is there for historical reasons, and how much time do you spend on it?",
    ],
    ["low", 120, "What do former learners tell you years later that helped them?"],
  ]),
  section("A Lesson as It Happens", "Beginnings, transitions and the state of the room.", [
    [
      "critical",
      250,
      "Go through a lesson that went well, minute by minute. Where did you depart from the plan?",
    ],
    ["high", 200, "By what do you notice that you have lost the group, and how do you win it back?"],
    ["medium", 150, "Which task or example never fails, and with which group did it fail all the same?"],
    ["low", 120, "What do you lay out or set up beforehand that saves ten minutes later?"],
  ]),
  section("Marking, Admission and Exceptions", "How performance is judged and hard cases are decided.", [
    [
      "critical",
      250,
      "How do you decide about a learner on the borderline, and what do you weigh that no scheme lists?",
    ],
    ["high", 200, "How do you recognise work that is not the learner's own, and what do you do first?"],
    [
      "medium",
      200,
      "Which allowance for illness, language or family have you made, and how did you keep it fair?",
    ],
    ["low", 150, "Which exam question is misread every year, and why is it still set?"],
  ]),
  section("Learners, Parents and Colleagues", "The people around teaching, and how to reach them.", [
    ["critical", 200, "Whom do you inform when you worry about a learner, in which order, and how soon?"],
    ["high", 200, "Which talk with parents or sponsors went wrong, and how do you open such a talk today?"],
    ["medium", 150, "Who among the staff knows how to get rooms, money or a change of timetable?"],
    ["low", 120, "Which outside partner opens doors for learners, and what keeps that partner willing?"],
  ]),
  section("Materials, Rooms and Equipment", "What is worth using, where it is, and what fails.", [
    [
      "critical",
      200,
      "Which materials of yours could somebody else not use without you, and what would have to be added?",
    ],
    ["high", 150, "Which textbook page, video or worksheet contains errors that you correct aloud?"],
    [
      "medium",
      150,
      "Which device or experiment goes wrong in front of a group, and what is your plan for that?",
    ],
    ["low", 120, "Where do the good old examples lie that nobody has copied into the new platform?"],
  ]),
  section("Struggles, Drop-outs and Turnarounds", "Who nearly failed, and what helped.", [
    [
      "critical",
      300,
      "Tell of a learner whom you nearly lost: what had you overlooked, and what turned it round?",
    ],
    ["high", 250, "Which misconception survives every explanation, and what finally dislodges it?"],
    ["medium", 200, "Which new method was introduced with great hopes, and what remained of it?"],
    [
      "low",
      150,
      "Which year or group was the hardest, and what would you tell a beginner who gets one like it?",
    ],
  ]),
];
