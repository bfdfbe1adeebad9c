import * as z from "zod";

const tokens = z.number().int().nonnegative();

/** Mistral's reasoning models send the content in parts, of which only those of type `text` are the answer. */
const Part = z.object({ type: z.string(), text: z.unknown().optional() });

const Delta = z.object({
  content: z.union([z.string(), z.array(Part)]).nullish(),
  /** A refusal instead of an answer. */
  refusal: z.string().nullish(),
  /** Reasoning, by the names of different servers. */
  reasoning_content: z.unknown().optional(),
  reasoning: z.unknown().optional(),
  tool_calls: z.unknown().optional(),
});
type Delta = z.infer<typeof Delta>;

/** One chunk of a streamed answer. */
export const Chunk = z.object({
  choices: z.array(z.object({ delta: Delta.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(undefined),
});

type Chunk = z.infer<typeof Chunk>;

/**
 * Reads a chunk. Nearly all of them carry nothing but a text, which is checked here, because the schema takes most of
 * the time of a piece. Throws ZodError for what is no chunk.
 */
export const readChunk = (content: unknown): Chunk => plainChunk(content) ?? Chunk.parse(content);

/** A chunk with one choice that has text and no end; undefined for any other. */
const plainChunk = (content: unknown): Chunk | undefined => {
  const { choices, usage } = fieldsOf(content);
  if (!Array.isArray(choices) || choices.length !== 1 || isGiven(usage)) return undefined;
  const { delta, finish_reason: finish } = fieldsOf(choices[0]);
  const { content: text, role, ...others } = fieldsOf(delta);
  if (typeof text !== "string" || isGiven(finish) || Object.values(others).some(isGiven)) return undefined;
  return { choices: [{ delta: { content: text } }] };
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The text of a chunk that belongs to the answer. */
export const textOf = (delta: Delta | null | undefined): string => {
  const { content, refusal } = delta ?? {};
  const text = Array.isArray(content) ? content.map(textOfPart).join("") : content;
  return text || refusal || "";
};

const textOfPart = ({ type, text }: z.infer<typeof Part>): string =>
  type === "text" && typeof text === "string" ? text : "";

/** Whether the chunk shows that the model works, without text for the reader. */
export const hasReasoning = (delta: Delta | null | undefined): boolean =>
  Boolean(delta?.reasoning_content || delta?.reasoning || delta?.tool_calls || Array.isArray(delta?.content));
