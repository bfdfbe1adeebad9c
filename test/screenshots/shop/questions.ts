import { until } from "../../until.ts";
import type { Actor } from "../../users.ts";
import { visitorOf } from "./visitor.ts";

interface Place {
  widgetId: string;
  url: string;
}

/** Questions that the papers do not answer, in the wordings of different people. */
const unanswered = [
  [
    "Can I pay in instalments?",
    "Is it possible to pay in instalments?",
    "can i pay in instalments",
    "Can I pay by instalments?",
    "Do you let me pay in instalments?",
  ],
  ["Do you insure cargo bikes?", "do you insure cargo bikes", "Do you insure a cargo bike?"],
  ["Do you buy old bikes?", "Do you buy old bikes", "do you buy an old bike?"],
  ["Are trailers allowed on hire bikes?", "are trailers allowed on hire bikes"],
  ["Do you engrave names?"],
];

/** Asks them, each by a visitor of its own, and waits until they are gathered. */
export const leaveGaps = async (owner: Actor, { widgetId, url }: Place): Promise<void> => {
  const all = unanswered.flat();
  for (const question of all) await (await visitorOf(widgetId, url)).ask(question);
  await until(async () => {
    const { items } = await owner.gaps.list({});
    return items.reduce((sum, { asked }) => sum + asked, 0) >= all.length || undefined;
  });
};

const contacts = [
  {
    name: "Tove Lindqvist",
    email: "t.lindqvist@mail.example",
    asks: "Which Tallgrass fits a rider of 170 cm?",
  },
  {
    name: "Amara Nwosu",
    email: "amara.n@mail.example",
    phone: "01632 960 131",
    asks: "What does delivery cost?",
  },
  {
    name: "Sanne de Vries",
    email: "sanne@devries.example",
    company: "De Vries",
    asks: "How far does a battery go?",
  },
  { name: "Hamid Rahimi", email: "hamid.rahimi@mail.example", asks: "What does the yearly service cost?" },
  { name: "Bea Lindner", email: "bea.lindner@mail.example", asks: "Can I return a helmet?" },
  {
    name: "Chipo Moyo",
    email: "chipo@moyo.example",
    company: "Moyo Deliveries",
    asks: "Is the first service free?",
  },
  {
    name: "Ines Okafor",
    email: "ines@mail.example",
    phone: "01632 960 118",
    asks: "Are batteries covered after 20 months?",
  },
];

/** Visitors who leave an address; some of them were called back. Returns the id of the newest lead. */
export const leaveContacts = async (owner: Actor, { widgetId, url }: Place): Promise<string> => {
  for (const { asks, ...details } of contacts) {
    const visitor = await visitorOf(widgetId, url, { name: details.name, email: details.email });
    await visitor.ask(asks);
    await visitor.leave(details);
  }
  const { items } = await owner.leads.list({});
  const idOf = (name: string): string =>
    items.find(({ visitor_info }) => visitor_info.name === name)?.id ?? "";
  await owner.leads.setStatus({ ids: [idOf("Hamid Rahimi"), idOf("Tove Lindqvist")], status: "contacted" });
  await owner.leads.setStatus({ ids: [idOf("Sanne de Vries")], status: "qualified" });
  await owner.leads.setStatus({ ids: [idOf("Chipo Moyo")], status: "converted" });
  return idOf("Ines Okafor");
};
