import { request as send } from "node:http";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { inject } from "vitest";
import type { ForumPost, ForumReply, SolvedChallenge } from "#shared/forum/shapes.ts";
import { type Api, bearing } from "../users.ts";

/** Sends from an address of this machine, so that callers come from networks of their own. */
const from =
  (localAddress: string) =>
  async (request: Request): Promise<Response> => {
    const body = Buffer.from(await request.arrayBuffer());
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const outgoing = send(
      request.url,
      { method: request.method, headers: Object.fromEntries(request.headers), localAddress, agent: false },
      async (answer) => {
        const content = Buffer.concat(await Array.fromAsync(answer));
        resolve(
          new Response(content, {
            status: answer.statusCode ?? 500,
            headers: { "content-type": answer.headers["content-type"] ?? "" },
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
    return promise;
  };

let number = 0;

/** Somebody who reads the help centre, from another network than anybody else. */
export const visitor = (url = inject("url"), token?: string): Api => {
  number++;
  return bearing(token, url, from(`127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`));
};

const solved = async (api: Api): Promise<SolvedChallenge> => {
  const { parameters, signature } = await api.forum.challenge({});
  const challenge = { parameters, signature } as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The puzzle has no solution.");
  return { challenge: { parameters, signature }, solution };
};

/** Writes a post from a network of its own, signed in with a token. */
export const write = async (
  fields: Partial<ForumPost> & { author_email?: string } = {},
  url = inject("url"),
  token?: string,
): Promise<ForumPost> => {
  const author = visitor(url, token);
  const { post } = await author.forum.createPost({
    title: fields.title ?? "Where do invoices come from?",
    content: fields.content ?? `I look for them, number ${++number}.`,
    post_type: fields.post_type ?? "question",
    category_id: fields.category_id ?? "fcat_start",
    author_name: fields.author_name ?? "Ann",
    author_email: fields.author_email ?? "",
    altcha: await solved(author),
  });
  return post;
};

/** Replies to a post from a network of its own. */
export const replyTo = async (
  { id }: Pick<ForumPost, "id">,
  content = `Under Billing, number ${++number}.`,
  url = inject("url"),
): Promise<ForumReply> => {
  const author = visitor(url);
  return author.forum.createReply({ id, content, altcha: await solved(author) });
};

interface Reported {
  id: string;
  reply_id?: string;
}

/** Reports as many times as there are reasons, each time from another network. */
export const report = async (
  target: Reported,
  reasons: string[],
  url = inject("url"),
): Promise<{ is_hidden: boolean }> => {
  let last = { is_hidden: false };
  for (const reason of reasons)
    last = await visitor(url).forum.report({
      ...target,
      reason,
      visitor: `visitor-${String(++number).padStart(12, "0")}`,
    });
  return last;
};
