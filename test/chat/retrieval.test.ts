import { beforeAll, describe, expect, it } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { retrieve } from "#lambdas/chat/retrieval/retrieve.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { embedHashed } from "#platform/models/hashed-embeddings.ts";
import { port, provide } from "#platform/ports.ts";
import type { IndexedPassage } from "#platform/search/port.ts";

const chatbotId = "bot_1";

beforeAll(async () => {
  const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  provide({ models, search: openSqliteSearch({ file: ":memory:", dimension: models.embedding.dimension }) });
});

const holds = async (documentId: string, texts: string[]): Promise<void> =>
  (await port("search")).replace({ chatbotId, documentId }, passagesOf(documentId, texts));

const passagesOf = (documentId: string, texts: string[]): IndexedPassage[] =>
  texts.map((text, ordinal) => ({
    id: `${documentId}:${ordinal}`,
    chatbotId,
    documentId,
    ordinal,
    text,
    filename: `${documentId}.txt`,
    titlePath: [],
    start: ordinal * 1000,
    end: ordinal * 1000 + text.length,
    vector: embedHashed(text),
    digest: `${documentId}${ordinal}`.padEnd(64, "0"),
  }));

/** The texts of the passages that a chatbot with one document per text finds for a question. */
const foundIn = async (bot: string, texts: string[], question: string): Promise<string[]> => {
  const search = await port("search");
  for (const [at, text] of texts.entries()) {
    const documentId = `${bot}_${at}`;
    const passages = passagesOf(documentId, [text]).map((passage) => ({ ...passage, chatbotId: bot }));
    await search.replace({ chatbotId: bot, documentId }, passages);
  }
  const { found } = await retrieve(bot, question);
  return found.map(({ passage }) => passage.text);
};

const clubs = [
  "Riverside Football Club was founded in 1923. The first team plays in the district league and won the cup of the county in 2011.",
  "Training for juniors is on Tuesday and Thursday at 5 pm. Membership costs 60 euros a year.",
  "Our women's team won the league twice. Who wants to play in the world of amateur football is welcome.",
  "The bicycle shop repairs bicycles from all over the world. A repair costs 25 euros an hour.",
  "Bicycles can be rented for 12 euros a day. A helmet and a cup holder are included.",
];

describe("what is found for a question", () => {
  it("has passages that follow one another in one piece", async () => {
    await holds("loans", [
      "A book may be kept for four weeks.",
      "A film may be kept for one week.",
      "The café sells tea.",
    ]);
    const { found } = await retrieve(chatbotId, "How long may a book or a film be kept?");
    expect(found[0]?.passage.text).toBe(
      "A book may be kept for four weeks.\n\nA film may be kept for one week.",
    );
    expect(found[0]?.passage).toMatchObject({ start: 0, end: 1032 });
  });

  it("says each thing once, however many copies there are", async () => {
    const terms =
      "Lockers are opened with a coin of one euro, which comes back when the locker is closed again.";
    await holds("first", [terms]);
    await holds("copy", [`${terms} `]);
    await holds("other", [terms.replace("one euro", "2 euros")]);
    const { found } = await retrieve(chatbotId, "Which coin opens the lockers?");
    expect(found.map(({ passage }) => passage.text.includes("2 euros"))).toHaveLength(2);
  });

  it.each([
    "Who won the football world cup in 1998?",
    "¿Quién ganó el mundial de fútbol de 1998?",
    "Кто выиграл чемпионат мира по футболу в 1998 году?",
    "谁赢得了1998年世界杯？",
  ])("is nothing where the documents are silent: %s", async (question) => {
    const { found, ranking } = await retrieve(chatbotId, question);
    expect(found).toEqual([]);
    expect(ranking.answerability).toBeLessThan(0.1);
  });

  it.each(["Who won the world cup in 1998?", "Who won the football world cup in 1998?"])(
    "is nothing where no passage has the year asked for: %s",
    async (question) => {
      const found = await foundIn("bot_clubs", clubs, question);
      expect(found).toEqual([]);
    },
  );

  it("is the passage with the year, where one has it", async () => {
    const found = await foundIn("bot_clubs", clubs, "Who won the cup of the county in 2011?");
    expect(found[0]).toContain("2011");
  });

  it.each([
    [
      "bot_vietnamese",
      "Công ty nước giải khát thành lập năm nào?",
      [
        "Học viên nộp giấy tờ tại quầy số hai. Giáo viên quản lý lớp học và giúp đỡ học sinh mỗi ngày.",
        "Thư viện thành phố mở cửa suốt năm, trừ tháng hai. Nhân viên đường sắt được giảm giá vé.",
        "Nhà ăn phục vụ món chay và món nước. Công ty xây dựng bên cạnh dùng chung hệ thống điện.",
      ],
    ],
    [
      "bot_thai",
      "บริษัทน้ำดื่มเปิดทำการในเมืองใด",
      [
        "ห้องสมุดของโรงเรียนเปิดทุกวันจันทร์ถึงวันศุกร์ นักเรียนยืมหนังสือได้ครั้งละสามเล่ม",
        "โรงอาหารขายข้าวและน้ำดื่ม พนักงานของบริษัททำความสะอาดทุกวัน",
        "สนามกีฬาใช้ได้ตั้งแต่เวลาหกโมงเช้า คนในเมืองเข้าได้โดยไม่เสียเงิน",
      ],
    ],
  ])("is nothing where syllables and words match by chance: %s", async (bot, question, texts) => {
    expect(await foundIn(bot, texts, question)).toEqual([]);
  });

  it.each(["Bà bầu có ghế không?", "Ba bau co ghe khong?"])(
    "is found with and without marks: %s",
    async (question) => {
      const texts = ["Bà bầu được dành ghế ở hàng đầu.", "Cửa hàng bán nước.", "Bãi xe ở sau nhà."];
      expect((await foundIn("bot_marks", texts, question))[0]).toContain("hàng đầu");
    },
  );

  it("is first the passage with the question's own marks", async () => {
    const texts = [
      "Phía nam thành phố có lớp vẽ cho cả gia đình vào cuối tuần.",
      "Người lớn mua vé dùng suốt năm ở quầy, nơi ghi giá là 200.000 đồng cho mỗi người.",
    ];
    expect((await foundIn("bot_other_marks", texts, "Vé năm giá bao nhiêu?"))[0]).toContain("200.000");
  });

  it("is found by an Arabic word of the same root behind another article", async () => {
    const texts = [
      "تبدأ المفاوضات في الساعة الخامسة وتدوم ساعتين.",
      "المسبح مغلق يوم الجمعة.",
      "يدفع المشتركون عشرة دنانير في الشهر.",
    ];
    expect((await foundIn("bot_arabic", texts, "ما هو الاشتراك؟"))[0]).toContain("عشرة دنانير");
  });

  it("finds other forms of a word in the language of the document", async () => {
    await holds("german", ["Die Gebühren für verlorene Bücher betragen zwölf Euro."]);
    const { found } = await retrieve(chatbotId, "Welche Gebühr fällt für ein verlorenes Buch an?");
    expect(found[0]?.passage.documentId).toBe("german");
  });
});

it("passages that only a language model's embeddings find are related, however far their cosine is from a sure one", async () => {
  const search = openSqliteSearch({ file: ":memory:", dimension: 2 });
  const builtin = await port("models");
  const embedding = { name: "two", dimension: 2 };
  provide({ search, models: { ...builtin, embedding, embed: async () => [Float32Array.of(0.3, 0.954)] } });
  const [passage] = passagesOf("parking", ["Autos parken hinter dem Haus."]);
  await search.replace({ chatbotId, documentId: "parking" }, [
    { ...passage!, vector: Float32Array.of(1, 0) },
  ]);
  const { found, related } = await retrieve(chatbotId, "停车场在哪里？");
  expect(found).toEqual([]);
  expect(related.map(({ passage }) => passage.text)).toEqual(["Autos parken hinter dem Haus."]);
});
