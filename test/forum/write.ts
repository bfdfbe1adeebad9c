import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Input } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import type { SolvedChallenge } from "#shared/forum/shapes.ts";
import { uniqueId } from "../unique-id.ts";
import type { Api } from "../users.ts";
import { from } from "./from.ts";

/** A puzzle of the product, solved as the pages' script does it. */
export const solved = async (api: Api): Promise<SolvedChallenge> => {
  const challenge = await api.forum.challenge({});
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  if (!solution) throw new Error("The puzzle was not solved.");
  return { challenge, solution };
};

type Fields = Partial<Omit<Input<typeof forum.createPost>, "altcha">>;

/** The fields of a post, with a title that nobody else has. */
export const postFields = (fields: Fields = {}) => ({
  title: `How do I ${uniqueId("title")}`,
  content: "The button is **grey**, and I do not know why.",
  category_id: "fcat_start",
  author_name: "Mara",
  ...fields,
});

/** Posts as somebody whose network has posted nothing yet. */
export const post = async (fields: Fields = {}, api = from()) =>
  api.forum.createPost({ ...postFields(fields), altcha: await solved(api) });

export const reply = async (id: string, content = `Try ${uniqueId("reply")}.`, api = from()) =>
  api.forum.createReply({ id, content, altcha: await solved(api) });

export const newVisitor = (): string => crypto.randomUUID();
