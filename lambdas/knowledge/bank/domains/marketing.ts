import { section } from "../written.ts";

export const marketing = [
  section(
    "What the Brand Stands or Falls With",
    "The core of the message and the limits of what may be said.",
    [
      [
        "critical",
        250,
        "Which claim may you never make about the product, although everybody would like to?",
      ],
      ["high", 200, "Which customers does the company say it wants, and which ones really buy?"],
      [
        "medium",
        200,
        "What has the brand tried to be in the past, and what is left of it in people's heads?",
      ],
      [
        "low",
        120,
        "Which word or picture do you strike out whenever somebody uses it, and what is behind that?",
      ],
    ],
  ),
  section("Campaigns Through the Year", "The calendar as it is lived, with lead times and lulls.", [
    ["critical", 250, "Pick a campaign that worked: what did you do in the two weeks before anybody saw it?"],
    ["high", 200, "In which weeks is any campaign wasted, and how did you find out?"],
    [
      "medium",
      150,
      "Which numbers do you check on the first morning of a campaign, and what would make you stop it?",
    ],
    [
      "low",
      120,
      "Which routine posts or mailings run by themselves, and what happens if their source dries up?",
    ],
  ]),
  section("From Brief to Publication", "How things are made, checked and let go.", [
    [
      "critical",
      250,
      "Who has to see a text before it goes out, and what has gone wrong when one of them did not?",
    ],
    ["high", 200, "How do you tell a good brief from one that will come back three times?"],
    [
      "medium",
      200,
      "Which formats, sizes or legal lines does each channel demand that its guidelines do not mention?",
    ],
    ["low", 150, "When do you publish without a release, and how do you cover yourself?"],
  ]),
  section("Agencies, Media and Partners", "The people outside, and what can be had from them.", [
    ["critical", 200, "Which agency or freelancer is really good at what, and who there does the work?"],
    ["high", 200, "Which journalist or creator do you ring yourself, and what would cost you that relation?"],
    ["medium", 150, "Where is the price list only the start of the talk, and how far does it come down?"],
    ["low", 120, "With which partner do you share content, and what did each side promise?"],
  ]),
  section("Assets, Accounts and Data", "Where material and figures are, and what they are worth.", [
    [
      "critical",
      200,
      "Which accounts belong to a person rather than to the company, and how would one get in?",
    ],
    ["high", 200, "Which figure in the reports flatters, and what do you calculate for yourself?"],
    ["medium", 150, "For which pictures, fonts or pieces of music do the rights run out, and when?"],
    ["low", 120, "Where is the good material from earlier years that newcomers shoot again?"],
  ]),
  section("Flops, Storms and Lessons", "What failed in public or almost did.", [
    [
      "critical",
      300,
      "Which campaign failed, what did you believe beforehand, and what did you learn about the audience?",
    ],
    [
      "high",
      250,
      "When did criticism turn into a storm, what did you answer, and what would you leave unsaid today?",
    ],
    ["medium", 200, "Which idea keeps being proposed and has already been tried with a poor result?"],
    ["low", 150, "What would a competitor have to do to make your usual approach worthless?"],
  ]),
];
