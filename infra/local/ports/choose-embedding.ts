import { hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import { isOpenaisOwn, leavesEmbeddingToServer } from "#platform/models/settings.ts";
import { ownAws } from "./own-aws.ts";
import { keptEmbedding } from "./search-file.ts";

/**
 * Sets the variables of the embedding model that a compatible server has, for this process and its child processes, if the
 * user left the choice to it. The model that the folder is indexed for is kept as long as the server is the same.
 */
export const chooseEmbedding = async (folder: string, environment: NodeJS.ProcessEnv): Promise<void> => {
  if (!leavesEmbeddingToServer(environment)) return;
  const kept = keptEmbedding(folder);
  const isSame = kept?.server !== undefined && kept.server === hostOf(environment);
  const former = isSame && kept.name !== hashedEmbedding.name ? kept.name : undefined;
  const { chooseServersEmbedding } = await import("#platform/models/openai/embedding/choose.ts");
  const choice = await chooseServersEmbedding(environment, { former, aws: ownAws(environment) });
  if (!choice) return;
  environment.EMBEDDING_PROVIDER = "openai";
  environment.EMBEDDING_MODEL = choice.name;
  environment.EMBEDDING_DIMENSION = String(choice.dimension);
};

/** The server that embeds, unless it is OpenAI's own. */
export const embeddingServer = (environment: NodeJS.ProcessEnv): { server?: string } => {
  const server = environment.EMBEDDING_PROVIDER === "openai" ? hostOf(environment) : undefined;
  return server ? { server } : {};
};

const hostOf = ({ OPENAI_BASE_URL: url }: NodeJS.ProcessEnv): string | undefined =>
  url && !isOpenaisOwn(url) ? new URL(url).host : undefined;
