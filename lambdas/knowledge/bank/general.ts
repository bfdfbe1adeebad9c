import { type Line, question } from "./written.ts";

/** A list for each theme, in the order of the sections of a domain. */
const lines: Line[][] = [
  [
    ["high", 200, "If your post did not exist, what would go wrong first, and after how many days?"],
    ["medium", 200, "What do others wrongly believe that you do all day?"],
    ["high", 200, "Which responsibility came to you although it was never assigned to you?"],
    [
      "medium",
      150,
      "By what would you judge, after a year, whether the person who follows you is doing well?",
    ],
    ["low", 150, "Which skill did you have to learn here that no training had prepared you for?"],
    ["medium", 200, "Where does your authority end in practice, and what happens at that border?"],
  ],
  [
    ["high", 200, "What do you do differently when you have half the usual time?"],
    ["medium", 150, "Which interruption do you always allow, and which do you put off?"],
    [
      "medium",
      200,
      "What do you check a second time, although nobody asks you to, and which mistake is behind that?",
    ],
    ["low", 120, "Which work piles up when you are away, and which solves itself?"],
    [
      "high",
      200,
      "What has to be finished before noon, before the weekend or before the season, and for whose sake?",
    ],
    ["low", 150, "What looks like routine from outside but needs all your attention?"],
  ],
  [
    ["critical", 250, "Which case fits no rule that you have, and how did you settle it the last time?"],
    ["high", 200, "At which step would you stop a beginner, and what would you show him there?"],
    ["medium", 200, "Which rule exists because of one single event, and what was it?"],
    ["high", 200, "How can you tell halfway through that a result will not be good enough?"],
    ["medium", 150, "What do you leave out when it has to be quick, and what may never be left out?"],
    ["low", 150, "Which two steps could be swapped or joined, and what has kept people from doing it?"],
  ],
  [
    ["high", 200, "Who hears of problems before you do, and how does the news get to you?"],
    ["critical", 200, "Whose departure would hurt most, and what should be asked of that person now?"],
    [
      "medium",
      150,
      "With whom should a newcomer have a coffee in the first week, and what should they talk about?",
    ],
    ["medium", 200, "Between whom do misunderstandings arise again and again, and about what?"],
    ["low", 120, "Whom have you helped out in the past so that you may ask a favour in return?"],
    ["high", 200, "Which request must never reach a certain person cold, and how do you prepare it?"],
  ],
  [
    ["critical", 200, "What would be lost for good if your computer and your notebook vanished tonight?"],
    ["high", 200, "Where do two sources contradict each other, and which one do you follow?"],
    ["medium", 150, "How do you find something that you know exists when the search finds nothing?"],
    ["low", 120, "Which abbreviations, nicknames or colours does one have to know to read your records?"],
    ["medium", 150, "Which list do you keep for yourself alone, and what prompted you to begin it?"],
    ["high", 200, "Which piece of paper or file has got you out of trouble, and where is it now?"],
  ],
  [
    ["critical", 250, "Which warning did you once ignore, and what followed from it?"],
    [
      "high",
      200,
      "What can go wrong without anybody noticing for weeks, and how would it come to light at last?",
    ],
    ["high", 200, "Which problem should be reported at once, and which one is better left alone for a day?"],
    ["medium", 200, "What was the cleverest makeshift that you have seen here, and what did it get around?"],
    ["medium", 200, "Which risk do newcomers overrate, and which one do they not see at all?"],
    ["low", 150, "What has only worked out so far because somebody happened to be there?"],
  ],
];

/** Questions for any domain: a list for each of the six themes. */
export const generalQuestions = lines.map((theme) => theme.map(question));
