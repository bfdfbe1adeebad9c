import type { Source } from "./migration/sources.ts";

export interface Sample {
  /** Ids of passages drawn at random. */
  ids: string[];
  /** The number of the chatbot's passages. */
  passages: number;
}

const freshMilliseconds = 600_000;
const maxChatbots = 500;

/**
 * Draws passages of a chatbot at random and keeps the draw for ten minutes, or until documents come or go: a question
 * needs a rough sample only.
 */
export const prepareSample = () => {
  const drawn = new Map<string, { sample: Promise<Sample>; until: number }>();
  return (source: Source, chatbotId: string, size: number): Promise<Sample> => {
    const { handle, editions } = source;
    const key = [handle.name, chatbotId, size, editions.length, editions.at(-1)].join(" ");
    const known = drawn.get(key);
    if (known && known.until > Date.now()) return known.sample;
    const sample = draw(source, chatbotId, size);
    drawn.delete(key);
    drawn.set(key, { sample, until: Date.now() + freshMilliseconds });
    sample.catch(() => drawn.delete(key));
    for (const [oldest] of drawn) if (drawn.size > maxChatbots) drawn.delete(oldest);
    return sample;
  };
};

const draw = async (
  { handle: { client, index }, editions }: Source,
  chatbotId: string,
  size: number,
): Promise<Sample> => {
  const filter = [{ term: { chatbotId } }, { terms: { edition: editions } }];
  const query = { function_score: { query: { bool: { filter } }, random_score: {} } };
  const body = { size, query, _source: ["passageId"], track_total_hits: true };
  const { hits } = (await client.search({ index, body })).body;
  const total = hits.total;
  return {
    ids: (hits.hits ?? []).flatMap(({ _source }) => (_source?.passageId ? [String(_source.passageId)] : [])),
    passages: typeof total === "number" ? total : (total?.value ?? 0),
  };
};
