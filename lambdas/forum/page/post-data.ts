import type { ForumPost, ForumReply } from "#shared/forum/shapes.ts";
import { breadcrumbData } from "#shared/site/breadcrumbs.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { postPath } from "./post-row.ts";

interface Thread {
  post: ForumPost;
  replies: ForumReply[];
}

/** A question with answers is a QAPage, everything else a DiscussionForumPosting; both hold what people wrote, and nothing else. */
export const postData = (thread: Thread): object[] => {
  const { post, replies } = thread;
  const isQuestion = post.post_type === "question" && replies.length > 0;
  const trail = {
    above: [
      { name: "Home", path: "/" },
      { name: "Help Center", path: "/help" },
    ],
    here: { name: post.title, path: postPath(post.id) },
  };
  return [isQuestion ? questionData(thread) : discussionData(thread), breadcrumbData(trail)];
};

const personOf = (name: string) => ({ "@type": "Person", name });

/** https://schema.org/QAPage */
const questionData = ({ post, replies }: Thread): object => {
  const address = siteOrigin + postPath(post.id);
  const answer = (reply: ForumReply) => ({
    "@type": "Answer",
    text: reply.content,
    dateCreated: reply.created_at,
    upvoteCount: reply.upvotes,
    url: `${address}#${reply.id}`,
    author: personOf(reply.author_name),
  });
  const solution = replies.find(({ is_solution }) => is_solution);
  const others = replies.filter(({ is_solution }) => !is_solution);
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: post.title,
      text: post.content,
      dateCreated: post.created_at,
      upvoteCount: post.upvotes,
      answerCount: replies.length,
      author: personOf(post.author_name),
      ...(solution && { acceptedAnswer: answer(solution) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(answer) }),
    },
  };
};

/** https://schema.org/DiscussionForumPosting */
const discussionData = ({ post, replies }: Thread): object => ({
  "@type": "DiscussionForumPosting",
  headline: post.title,
  text: post.content,
  url: siteOrigin + postPath(post.id),
  datePublished: post.created_at,
  author: personOf(post.author_name),
  interactionStatistic: [
    {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/LikeAction",
      userInteractionCount: post.upvotes,
    },
    {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/ViewAction",
      userInteractionCount: post.view_count,
    },
  ],
  comment: replies.map((reply) => ({
    "@type": "Comment",
    text: reply.content,
    datePublished: reply.created_at,
    author: personOf(reply.author_name),
  })),
});
