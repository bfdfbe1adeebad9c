import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { jobFields } from "../jobs/job-fields.ts";
import { as, nobody } from "../users.ts";

/** A product with one thing of each kind that the site shows beside its written pages: a post with a reply, and a posting. */
export const siteScene = async (url: string) => {
  const visitor = nobody(url);
  const solved = async () => {
    const challenge = await visitor.forum.challenge({});
    const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
    if (!solution) throw new Error("The puzzle was not solved.");
    return { challenge, solution };
  };
  const { post } = await visitor.forum.createPost({
    title: "Where does the widget's button stand?",
    content: "On our page it lies over the foot. Can it move? See https://mail.example/page and **thanks**.",
    category_id: "fcat_start",
    author_name: "Mara",
    altcha: await solved(),
  });
  await visitor.forum.createReply({
    id: post.id,
    content: "The widget builder has a place for it.\n\n- left\n- right",
    altcha: await solved(),
  });
  const owner = await as("ann", url);
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const { public_slug } = await owner.jobs.create({ ...jobFields, rag_system_id });
  return { post: `/help/posts/${post.id}`, posting: `/jobs/${public_slug}` };
};
