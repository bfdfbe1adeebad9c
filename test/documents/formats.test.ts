import { beforeAll, expect, it } from "vitest";
import { acceptedExtensions, acceptedTypes } from "#shared/documents/file-types.ts";
import { until } from "../until.ts";
import { fixture, send, upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";

let ann: Actor;
let chatbotId: string;

beforeAll(async () => {
  ann = await as("ann");
  chatbotId = (await ann.chatbots.create({ name: "Desk", use_case: "support" })).id;
});

const register = (filename: string, content_type = "application/octet-stream") =>
  ann.documents.create({ chatbotId, filename, content_type, file_size: 10 });

it("[DOC-013] exactly thirteen types are accepted", async () => {
  const accepted = "txt md pdf doc docx xls xlsx ppt pptx csv html htm json".split(" ");
  expect(acceptedExtensions).toEqual(accepted);
  for (const extension of accepted) await register(`file.${extension}`);
  for (const name of "a.rtf a.odt a.zip a.exe a.png a.jsonl a.xml a.pdf.exe pdf".split(" "))
    await expect(register(name)).rejects.toThrow("Invalid file type.");
});

it("[DOC-014] a type is accepted by its MIME type or by its extension", async () => {
  await register("report", "application/pdf");
  await register("REPORT.PDF", "image/png");
  await register("notes.bin", "text/plain; charset=utf-8");
  await expect(register("notes.bin", "image/png")).rejects.toThrow("Invalid file type.");
});

const sentences = {
  "library-handbook.pdf": "A member can borrow up to 12 items at a time.",
  "rules.doc": "Books are lent for 28 days.",
  "rules.docx": "Reference works stay in the library.",
  "fees.xls": "Interlibrary loan",
  "fees.xlsx": "2.20 euros",
  "tour.ppt": "Book at the information desk",
  "tour.pptx": "Mention the red dot on reference works.",
  "rules.html": "Books are lent for 28 days & films for 7 days.",
  "rules.htm": "Red dot: The item stays in the library.",
  "fees.csv": "Second reminder",
  "branches.json": "Harbour street 9",
};

it("[DOC-022] [DOC-023] files of every format are stored and found by their readable text", async () => {
  const { id } = await ann.chatbots.create({ name: "Formats", use_case: "support" });
  const store = async ([name, sentence]: [string, string]) => {
    const extension = name.split(".").at(-1) as keyof typeof acceptedTypes;
    const bytes = fixture(name.replace(/htm$/, "html"));
    const document = await upload(ann, id, { name, type: acceptedTypes[extension], bytes });
    const { text } = await ann.documents.text({ chatbotId: id, id: document.id });
    const { items } = await ann.chat.search({ chatbotId: id, query: sentence, limit: 20 });
    const found = items.filter(({ documentId }) => documentId === document.id);
    return {
      name,
      isStored: text.includes(sentence),
      isFound: found.some((passage) => passage.text.includes(sentence)),
      isMarkup: /<\w+>|tracking|%PDF/.test(text),
    };
  };
  const read = [];
  for (const entry of Object.entries(sentences)) read.push(await store(entry));
  expect(read).toEqual(
    Object.keys(sentences).map((name) => ({ name, isStored: true, isFound: true, isMarkup: false })),
  );
});

it("[DOC-011] a document goes from pending to processing, and then to completed or failed", async () => {
  const statesOf = async (name: string, bytes: Uint8Array | string) => {
    const { document } = await send(ann, chatbotId, { name, type: "", bytes });
    const states = [document.processing_status];
    await until(async () => {
      const { processing_status } = await ann.documents.get({ chatbotId, id: document.id });
      if (states.at(-1) !== processing_status) states.push(processing_status);
      return processing_status === "completed" || processing_status === "failed" || undefined;
    });
    return states;
  };
  const rules = Array.from({ length: 9000 }, (_, at) => `Rule ${at}: shelf ${at} holds ${at} books.`);
  // a poll may miss a state that is short
  await until(async () => {
    const states = (await statesOf("rules.txt", rules.join("\n\n"))).join(" ");
    expect(["pending completed", "pending processing completed"]).toContain(states);
    return states.includes("processing");
  });
  expect(["pending failed", "pending processing failed"]).toContain(
    (await statesOf("broken.pdf", "%PDF-1.7 and no more")).join(" "),
  );
});
