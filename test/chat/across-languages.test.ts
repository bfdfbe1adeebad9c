import { beforeAll, expect, it } from "vitest";
import { unlimited } from "../product.ts";
import type { Actor } from "../users.ts";
import { withModel } from "./with-model.ts";

const desk = withModel({ EMBEDDING_PROVIDER: "openai", EMBEDDING_DIMENSION: "64", ...unlimited });

/** Subjects in the words of five languages; a text's vector points to those that it is about, later ones more. */
const subjects = [
  /yearly card|Jahresausweis|carné anual|年卡|بطاقة سنوية/i,
  /students|Studenten|estudiantes|学生|للطلاب/i,
  /parked|parken|aparcar|停车|ركن/i,
  /opens|öffnet|abre|开门|تفتح/i,
  /printer|Drucker|impresora|打印机|الطابعة/i,
];
const meaningOf = (text: string, dimensions: number): number[] =>
  Array.from({ length: dimensions }, (_, at) => (subjects[at]?.test(text) ? 1 + at : 0.02 * ((at * 7) % 5)));

const handbook = [
  "# Handbook",
  "## Cards\n\nA yearly card costs ten euros.",
  "## Reductions\n\nFor students it costs four euros.",
  "## Parking\n\nCars can be parked behind the building.",
  "## Hours\n\nThe library opens at ten o'clock.",
  "## Printing\n\nThe printer is on the second floor.",
].join("\n\n");

let api: Actor;
let id: string;
beforeAll(async () => {
  desk.model().embed(meaningOf);
  ({ api, id } = await desk.chatbot(handbook));
});

interface Talk {
  first: string;
  answer: string;
  followUp: string;
  meant: string;
  said: string;
}

const talks: Record<string, Talk> = {
  German: {
    first: "Was kostet ein Jahresausweis?",
    answer: "Ein Jahresausweis kostet zehn Euro. [1]",
    followUp: "und für Studenten?",
    meant: "Was kostet ein Jahresausweis für Studenten?",
    said: "Für Studenten kostet er vier Euro. [1]",
  },
  Spanish: {
    first: "¿Cuánto cuesta un carné anual?",
    answer: "Un carné anual cuesta diez euros. [1]",
    followUp: "¿y para estudiantes?",
    meant: "¿Cuánto cuesta un carné anual para estudiantes?",
    said: "Para estudiantes cuesta cuatro euros. [1]",
  },
  Chinese: {
    first: "年卡多少钱？",
    answer: "年卡十欧元。[1]",
    followUp: "那学生呢？",
    meant: "学生的年卡多少钱？",
    said: "学生四欧元。[1]",
  },
  Arabic: {
    first: "كم سعر بطاقة سنوية؟",
    answer: "سعر بطاقة سنوية عشرة يورو. [1]",
    followUp: "وللطلاب؟",
    meant: "كم سعر بطاقة سنوية للطلاب؟",
    said: "للطلاب أربعة يورو. [1]",
  },
};

it.each(Object.entries(talks))(
  "a follow-up in %s to English documents is rewritten, found, and answered with its source",
  async (_, { first, answer, followUp, meant, said }) => {
    const history = [
      { role: "user" as const, content: first },
      { role: "assistant" as const, content: answer },
    ];
    desk.model().say([meant], [said]);
    const reply = await api.chat.ask({ ragSystemId: id, query: followUp, history, debug: true });
    expect(reply.debug?.searched).toBe(meant);
    expect(desk.sent().system).toContain("For students it costs four euros.");
    expect(desk.sent().question).toBe(followUp);
    expect(reply).toMatchObject({ outcome: "answered", answer: said });
    expect(reply.debug?.citations.dropped).toEqual([]);
    expect(reply.context[0]?.content).toContain("four euros");
  },
);

it("a question in another language is answered in it, and keeps the mark of its source", async () => {
  const said = "Man kann hinter dem Gebäude parken. [1]";
  desk.model().say([said]);
  const reply = await api.chat.ask({ ragSystemId: id, query: "Wo kann ich mein Auto parken?" });
  expect(reply).toMatchObject({ outcome: "answered", answer: said });
  expect(reply.context[0]?.content).toContain("behind the building");
});
