import type { WrittenSection } from "#shared/knowledge/template-shapes.ts";
import { section } from "./written.ts";

/** The sections that a new template begins with. */
export const defaultSections: WrittenSection[] = [
  section("Role Overview", "What the role is for, and what only shows after a while in it.", [
    ["critical", 250, "What is your role really there for, beyond what the job description says?"],
    ["high", 200, "Which decisions do you make on your own, and which ones do you take to somebody else?"],
    ["medium", 200, "How has the role changed since you began, and what set off the change?"],
    ["low", 120, "Which part of your work would nobody notice until it was left undone?"],
  ]),
  section("Day-to-Day Tasks", "The work as it is done, with its rhythm and its signs of trouble.", [
    [
      "critical",
      250,
      "Take me through last Tuesday, hour by hour. What was usual about it, and what was not?",
    ],
    ["high", 200, "Which tasks return every week, month or year, and what reminds you that they are due?"],
    ["medium", 150, "What do you look at first in the morning to see that all is well?"],
    ["low", 150, "Which shortcuts or small tools have you made for yourself that nobody else uses?"],
  ]),
  section("Processes & Procedures", "The steps, and the exceptions that no manual names.", [
    ["critical", 300, "Describe the most important procedure step by step. Where do people go wrong in it?"],
    ["high", 200, "When do you deliberately leave the written procedure, and how do you know that you may?"],
    ["medium", 200, "Which approval or handover takes longest, and what do you do to speed it up?"],
    ["low", 120, "Which step is still done although nobody remembers the reason?"],
  ]),
  section("Contacts & Relationships", "The people who make things happen, inside and outside.", [
    ["critical", 200, "Whom do you call when it is urgent, and what do you settle with each of them?"],
    ["high", 200, "Who knows things that are written down nowhere, and about what?"],
    [
      "medium",
      200,
      "Which customers, suppliers or partners need special care, and what happened to make it so?",
    ],
    ["low", 120, "How do the people you depend on like to be asked: by phone, in writing, in passing?"],
  ]),
  section("Documentation & Resources", "Where things are written, and how far they can be trusted.", [
    ["high", 200, "Which documents, folders and systems do you open in a usual week, and what for?"],
    ["critical", 200, "Which written instruction is wrong or out of date, and what holds instead?"],
    [
      "medium",
      150,
      "Which accounts, licences or access rights would a successor have to ask for, and from whom?",
    ],
    ["low", 150, "What do you keep only in your notes, your mailbox or your head?"],
  ]),
  section("Challenges & Solutions", "What went wrong, how it was mended, and what to watch for.", [
    ["critical", 300, "Tell me about the worst day you have had in this role. What saved it in the end?"],
    ["high", 250, "Which problem keeps coming back, and how do you get rid of it each time?"],
    ["medium", 200, "What would you warn your successor of in the first month?"],
    ["low", 150, "What have you tried that did not work, so that nobody needs to try it again?"],
  ]),
];
