import { requireOperator } from "#platform/access/owner/runs-installation.ts";
import { serveWithFiles } from "#platform/http/file.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { forum } from "#shared/forum/routes.ts";
import { ForumChallenge } from "#shared/forum/shapes.ts";
import { newPuzzle } from "./admission/puzzle.ts";
import { allCategories, countedCategories } from "./categories.ts";
import { listReports } from "./moderation/list-reports.ts";
import { moderate } from "./moderation/moderate.ts";
import { report } from "./moderation/report.ts";
import { saveCategories } from "./moderation/save-categories.ts";
import { listPage } from "./page/list-page.ts";
import { postPage } from "./page/post-page.ts";
import { postsSitemap } from "./page/posts-sitemap.ts";
import { listPosts } from "./reading/list-posts.ts";
import { readPost } from "./reading/read-post.ts";
import { createPost } from "./writing/create-post.ts";
import { createReply } from "./writing/create-reply.ts";
import { solve } from "./writing/solve.ts";
import { countView } from "./writing/view.ts";
import { vote } from "./writing/vote.ts";

export const handler = serveWithFiles(forum, {
  listPage: (filter, { caller }) => listPage(filter, caller),
  postPage: ({ id }, { caller }) => postPage(id, caller),
  sitemap: (_, { caller }) => postsSitemap(caller),
  challenge: async (_, { caller }) => {
    await limitLookups(caller);
    return ForumChallenge.parse(await newPuzzle());
  },
  categories: async (_, { caller }) => {
    await limitLookups(caller);
    return countedCategories();
  },
  posts: async (filter, { caller }) => {
    await limitLookups(caller);
    return listPosts(filter);
  },
  post: ({ id }, reader) => readPost(id, reader),
  createPost,
  createReply,
  vote,
  view: (input, { caller }) => countView(input, caller),
  report: (input, { caller }) => report(input, caller),
  solve,
  reports: async ({ view }, { userId }) => {
    await requireOperator(userId);
    return listReports(view);
  },
  moderate: async (input, { userId }) => {
    await requireOperator(userId);
    return moderate(input);
  },
  allCategories: async (_, { userId }) => {
    await requireOperator(userId);
    return allCategories();
  },
  saveCategories: async (input, { userId }) => {
    await requireOperator(userId);
    await saveCategories(input);
    return allCategories();
  },
});
