import { section } from "../written.ts";

export const sales = [
  section("Why Customers Really Buy", "The reasons behind signatures, and the limits of the offer.", [
    ["critical", 250, "What do buyers tell you after the signature about the true reason for their choice?"],
    ["high", 200, "Whom should one not sell to, although they want it, and what happened the last time?"],
    [
      "medium",
      200,
      "Against which competitor do you win, against which do you lose, and on which point each time?",
    ],
    ["low", 150, "Which feature closes deals although customers never use it afterwards?"],
  ]),
  section("The Week of a Seller", "How leads, calls and follow-ups are really handled.", [
    ["critical", 200, "How do you decide in five minutes which enquiry deserves your afternoon?"],
    ["high", 200, "At what hour, by which channel and how often do you follow up, and when do you stop?"],
    [
      "medium",
      150,
      "How much of your forecast do you believe yourself, and by which sign do you downgrade a deal?",
    ],
    ["low", 120, "What do you note after a conversation that the system has no field for?"],
  ]),
  section("Offers, Discounts and Contracts", "How terms are made, and where they may bend.", [
    ["critical", 250, "How far may the price go down, what do you ask for in return, and who has to nod?"],
    [
      "high",
      200,
      "Which clause do customers strike out, which of those can we live without, and which never?",
    ],
    ["medium", 200, "Which special terms were granted long ago and still bind us today?"],
    ["low", 150, "What makes an offer go out late, and how do you get it through the house faster?"],
  ]),
  section("Buyers, Allies and Gatekeepers", "The people on the customer's side and on ours.", [
    [
      "critical",
      250,
      "Take your most important account: who signs, who decides, who can stop it, and what moves each of them?",
    ],
    ["high", 200, "Which relation hangs on you personally, and how would you hand it over?"],
    [
      "medium",
      150,
      "Who in delivery, service or finance saves your deals, and what do they need from you in time?",
    ],
    ["low", 120, "Which customer would speak well of us to others, and what must one not ask of them?"],
  ]),
  section("Records, References and Demos", "What is stored about customers, and what to show them.", [
    [
      "critical",
      200,
      "What would a successor not find in the customer records, but need before the first call?",
    ],
    [
      "high",
      200,
      "Which demonstration always works, which one breaks, and how do you get around the weak spot?",
    ],
    ["medium", 150, "Which data in the system is out of date the day after, and where do you look instead?"],
    ["low", 120, "Which slide, calculation or story have you made yourself, and for which kind of buyer?"],
  ]),
  section("Lost Deals and Angry Customers", "What went wrong between promise and delivery.", [
    ["critical", 300, "Which deal did you lose that you thought was won, and at which sentence did it turn?"],
    ["high", 250, "Which promise given in a sale became expensive later, and what do you promise now?"],
    [
      "medium",
      200,
      "What brought back a customer who had already given notice, and who took the first step?",
    ],
    ["low", 150, "Which sign tells you months before that a customer is going to leave?"],
  ]),
];
