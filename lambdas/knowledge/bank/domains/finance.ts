import { section } from "../written.ts";

export const finance = [
  section("What the Numbers Are Watched For", "Who relies on which figure, and where judgement comes in.", [
    [
      "critical",
      250,
      "Which figure do decisions hang on, and which assumptions hide in it that readers do not see?",
    ],
    [
      "high",
      200,
      "Where in the accounts do you have to judge rather than calculate, and what guides your judgement?",
    ],
    ["medium", 150, "At what difference do you start to search, and below what do you let it be?"],
    ["low", 150, "Which report do you produce that you suspect nobody reads, and who once asked for it?"],
  ]),
  section("The Rhythm of the Month", "Closing, payments and the days on which everything meets.", [
    ["critical", 300, "Go through your last month-end close in its real order. What had to wait for what?"],
    ["high", 200, "On which days of the year is the cash tightest, and what do you do beforehand?"],
    ["medium", 150, "Which postings return every period and are easily forgotten by a stand-in?"],
    ["low", 120, "Which check takes you two minutes and has saved you hours?"],
  ]),
  section("Controls and Their Exceptions", "Approvals, limits and the cases that fit no rule.", [
    [
      "critical",
      250,
      "Which payment would you stop although all signatures are there, and what makes you suspicious?",
    ],
    ["high", 200, "Which invoices never match their orders, and how do you clear each kind?"],
    [
      "medium",
      200,
      "When may a control be skipped in an emergency, who has to know, and how is it made good?",
    ],
    ["low", 150, "Which cost centre or account is used for something other than its name says?"],
  ]),
  section("Banks, Auditors and Budget Holders", "The people around the figures, and how to deal with them.", [
    [
      "critical",
      200,
      "What do the auditors always ask for, and what is the answer that took you longest to find?",
    ],
    [
      "high",
      200,
      "Which budget holders overspend in a predictable way, and how do you bring it up with them?",
    ],
    [
      "medium",
      150,
      "Who at the bank, the tax office or the insurer actually decides, and how are they reached?",
    ],
    ["low", 120, "Which supplier gets paid earlier than the terms demand, and what was agreed?"],
  ]),
  section("Spreadsheets, Ledgers and Archives", "Where figures come from and which sources can be trusted.", [
    [
      "critical",
      250,
      "Which spreadsheet does the business stand on, who built it, and which cell must nobody touch?",
    ],
    ["high", 200, "Where do the system's figures and the true ones differ, and how do you reconcile them?"],
    [
      "medium",
      150,
      "Which old contracts, guarantees or leases still have effects that the ledger does not show?",
    ],
    ["low", 120, "Where is the evidence kept for entries that were made outside the usual way?"],
  ]),
  section(
    "Errors, Surprises and Close Calls",
    "What was booked wrong, nearly paid twice or found too late.",
    [
      [
        "critical",
        300,
        "Tell the story of the costliest mistake in the figures that you have seen, from cause to correction.",
      ],
      ["high", 250, "Which attempt at fraud or deception has reached your desk, and what gave it away?"],
      ["medium", 200, "Which estimate turned out badly wrong, and what do you look at now because of it?"],
      ["low", 150, "Which change of tax, currency or interest would catch the company unprepared?"],
    ],
  ),
];
