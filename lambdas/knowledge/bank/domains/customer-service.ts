import { section } from "../written.ts";

export const customerService = [
  section("What Customers Need From You", "The questions behind the questions, and what service is for.", [
    ["critical", 250, "Which words in a customer's message make you drop everything else?"],
    ["high", 200, "What do customers complain about when they mean something different?"],
    [
      "medium",
      200,
      "Where does the company's promise to customers go further than what you can actually do?",
    ],
    ["low", 120, "Which praise do you hear most, and whose work is really behind it?"],
  ]),
  section("A Day in the Queue", "How requests are sorted, timed and followed through.", [
    [
      "critical",
      200,
      "When everything comes at once, in which order do you answer, and whom do you let wait?",
    ],
    ["high", 200, "At which hours and on which days of the month do which questions pour in?"],
    [
      "medium",
      150,
      "How do you recognise a ticket that will come back three times, and what do you do about it at once?",
    ],
    ["low", 120, "Which answers do you have ready as texts of your own, and when do you not use them?"],
  ]),
  section("Goodwill, Refunds and Escalation", "The rules, and the room that you have within them.", [
    ["critical", 250, "When do you give a refund that the rules do not provide for, and up to which amount?"],
    ["high", 200, "At what point do you pass a case on, to whom, and what do they want to know first?"],
    ["medium", 200, "Which rule makes customers furious, and how do you explain it so that they accept it?"],
    ["low", 150, "What may you never put in writing to a customer, even when it is true?"],
  ]),
  section("Regulars, Experts and the Back Office", "The people who call and the people who solve.", [
    ["critical", 200, "Which customers does one have to know by name, and what is the story of each?"],
    ["high", 200, "Whom in the house do you ask about which fault, because he has seen it before?"],
    ["medium", 150, "Which department answers only when asked in a certain manner, and which manner is it?"],
    ["low", 120, "Which colleague calms people whom nobody else can calm, and what does he say?"],
  ]),
  section("Help Texts and Known Faults", "What is explained where, and where explanations mislead.", [
    ["critical", 250, "Which known fault is in no list, and what do you tell those who run into it?"],
    ["high", 200, "Which help article leads people astray, and at which sentence?"],
    ["medium", 150, "How do you find out in the system what really happened to an order or an account?"],
    ["low", 120, "Which term do customers use for a thing that we call something else?"],
  ]),
  section("Bad Days and Recoveries", "Floods of complaints, threats and cases that were turned.", [
    ["critical", 300, "Describe the day with the most complaints: what caused it, and what calmed it down?"],
    ["high", 250, "Which customer was lost through an answer of ours, and how should it have read?"],
    [
      "medium",
      200,
      "How do you handle threats, insults or a person in distress, and where does your task end?",
    ],
    ["low", 150, "Which complaint seemed absurd and turned out to be right?"],
  ]),
];
