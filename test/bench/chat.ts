import { decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { startProduct } from "../product.ts";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";
import { manyPassages } from "./passages.ts";
import { askingModel, startStubModel } from "./stub-model.ts";
import { percentile, type Row } from "./table.ts";

const sizes = [100, 50_000];
const partPassages = 12_500;
const warmUp = 100;
const questions = 400;

/** Own time before the model is called, one question after the other, in a small and in a large chatbot. */
export const chat = async (): Promise<Row[]> => {
  const model = await startStubModel({ thinkMilliseconds: 0, words: 1, wordMilliseconds: 0 });
  const product = await startProduct({ env: askingModel(model) });
  const ann = await as("ann", product.url);
  const rows: Row[] = [];
  for (const size of sizes) {
    const { id, passages, facts } = await chatbotOf(ann, size);
    const ask = asking(ann, product.url, { id, facts, reachedAt: model.reachedAt });
    await ask(warmUp);
    const { before, lost } = await ask(questions);
    const name = `${passages} passages`;
    rows.push(
      { what: `${name}: before the model, p50`, value: percentile(before, 0.5), unit: "ms", atMost: 5 },
      { what: `${name}: before the model, p99`, value: percentile(before, 0.99), unit: "ms", atMost: 25 },
      { what: `${name}: not asked of the model`, value: lost, unit: "questions", atMost: 0 },
    );
  }
  await product.stop();
  model.stop();
  return rows;
};

const chatbotOf = async (owner: Actor, size: number) => {
  const { id } = await owner.chatbots.create({ name: `${size} passages`, use_case: "support" });
  const facts: string[] = [];
  let passages = 0;
  for (let part = 0; passages < size; part++) {
    const bytes = manyPassages(part, Math.min(partPassages, size - passages));
    facts.push(...[...bytes.matchAll(fact)].map(([, what = ""]) => what));
    const file = { name: `part-${part}.txt`, type: "text/plain", bytes };
    passages += (await upload(owner, id, file, 600_000)).chunk_count;
  }
  return { id, passages, facts };
};

/** For example "The maps of shelf 7 are lent in the gallery". */
const fact = /The (\w+ of shelf \d+) are/g;

let asked = 0;

const asking =
  (
    owner: Actor,
    url: string,
    { id, facts, reachedAt }: { id: string; facts: string[]; reachedAt: Map<string, number> },
  ) =>
  async (count: number) => {
    const before: number[] = [];
    let lost = 0;
    for (let round = 0; round < count; round++) {
      const number = String(++asked);
      const query = `By how many readers may the ${facts[(asked * 7919) % facts.length]} be used? #${number}`;
      const request = toRequest(contract.chat.ask, { ragSystemId: id, query, stream: true }, url);
      request.headers.set("authorization", `Bearer ${owner.token}`);
      const sentAt = performance.now();
      const { body } = await fetch(request);
      if (body) await Array.fromAsync(decodeEvents(body));
      const at = reachedAt.get(number);
      if (at === undefined) lost++;
      else before.push(at - sentAt);
    }
    return { before, lost };
  };
