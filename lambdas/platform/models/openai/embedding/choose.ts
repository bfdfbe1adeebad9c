import type { AppError } from "#shared/errors.ts";
import type { AwsAccess } from "../../bedrock.ts";
import { replyInTime } from "../../calls/in-time.ts";
import { Problem } from "../../calls/problem.ts";
import { embeddingModelsOf } from "../../embedding/families.ts";
import { PassingFailure } from "../../model-failure.ts";
import { notConfigured, type Settings, settingsWithoutEmbedding } from "../../settings.ts";
import { openaiClient, openaiUnreachable } from "../client.ts";
import { openaiFailure } from "../failure.ts";
import { listModels } from "../list-models.ts";
import { openaiEmbedding } from "./embed.ts";

export interface EmbeddingChoice {
  name: string;
  dimension: number;
}

/**
 * The embedding model of a compatible server: EMBEDDING_MODEL, else `former` (the one that the documents are indexed with),
 * else the best of its list that embeds a word. Its vectors tell the dimension. Undefined if the list has none that does.
 * Throws AppError `not_configured` if the server cannot be reached, or if a given or former model does not embed.
 */
export const chooseServersEmbedding = async (
  environment: NodeJS.ProcessEnv,
  { former, aws }: { former?: string | undefined; aws?: AwsAccess } = {},
): Promise<EmbeddingChoice | undefined> => {
  const given = environment.EMBEDDING_MODEL?.trim();
  const server = await openServer(settingsWithoutEmbedding(environment), aws);
  const needed = given || former;
  if (needed)
    return server.try(needed).catch((error) => {
      throw given ? error : formerFailure(needed, error);
    });
  for (const name of embeddingModelsOf(await server.list())) {
    const choice = await server.try(name).catch(() => undefined);
    if (choice) return choice;
  }
  return undefined;
};

const openServer = async (settings: Settings, aws: AwsAccess | undefined) => {
  const client = await openaiClient(settings, aws);
  const toFailure = openaiFailure(settings);
  const ask = <Answer>(model: string, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> =>
    replyInTime(work, settings.patience.passagesSeconds, never).catch((error) => {
      throw explain(toFailure(error, model, "EMBEDDING_MODEL"));
    });

  return {
    list: () => ask("", (signal) => listModels(client, signal)),
    try: (name: string) =>
      ask(name, async (signal): Promise<EmbeddingChoice> => {
        const { send } = openaiEmbedding(client, { model: name, isOpenais: false });
        const [vector = []] = await send(["Hello"], "question", { signal, reply: {} });
        if (vector.length === 0) throw new Problem("unreadable");
        return { name, dimension: vector.length };
      }),
  };
};

const never = new AbortController().signal;

const explain = (failure: AppError): AppError =>
  failure instanceof PassingFailure && failure.isUnreachable ? notConfigured(openaiUnreachable) : failure;

/** A model that is only unloaded must not cause all documents to be indexed for the built-in embeddings. */
const formerFailure = (name: string, error: AppError): AppError =>
  error.message.includes(openaiUnreachable)
    ? error
    : Object.assign(
        notConfigured(
          `the documents are indexed with ${name}, which does not embed on the model's server now. Load it there, or set ` +
            "EMBEDDING_MODEL to another one, or EMBEDDING_PROVIDER=builtin to do without.",
        ),
        { cause: error },
      );
