import type { ForumPost, ListedPost } from "#shared/forum/shapes.ts";
import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { counted, dayOf, typeClass, typeWords } from "./words.ts";

export const postPath = (id: string): string => `/help/posts/${id}`;

/** A post in the list, with what a search found in it. */
export const postRow = (post: ListedPost): Markup => html`<article class="post">
<p class="about">${badges(post)}<span class="end">${icon("eye")}<span class="hidden">Views </span>${post.view_count}${icon("arrow-big-up")}<span class="hidden">Upvotes </span>${post.upvotes}</span></p>
<h2><a href="${postPath(post.id)}" dir="auto">${marked(post.title, post.title_hits)}</a></h2>
<p class="excerpt" dir="auto">${marked(post.excerpt, post.excerpt_hits)}</p>
<p class="by"><span dir="auto">${post.author_name}</span><time datetime="${post.created_at}">${dayOf(post.created_at)}</time>${post.reply_count > 0 && html`<span>${counted(post.reply_count, "reply", "replies")}</span>`}</p>
</article>`;

/** Type, category, and whether it is solved. */
export const badges = (post: Pick<ForumPost, "post_type" | "category_name" | "is_solved">): Markup =>
  html`<span class="tag ${typeClass(post.post_type)}">${typeWords[post.post_type].badge}</span><span>${post.category_name}</span>${post.is_solved && html`<span class="solved">Solved</span>`}`;

const marked = (text: string, hits: { start: number; end: number }[]): Markup[] => {
  const parts: Markup[] = [];
  let from = 0;
  for (const { start, end } of hits) {
    parts.push(html`${text.slice(from, start)}`, html`<em class="hit">${text.slice(start, end)}</em>`);
    from = end;
  }
  return [...parts, html`${text.slice(from)}`];
};
