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
