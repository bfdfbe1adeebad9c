import type { Caller } from "#platform/access/origin/caller.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import type { Parsed } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import { type ForumCategory, postTypes } from "#shared/forum/shapes.ts";
import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { breadcrumbData } from "#shared/site/breadcrumbs.ts";
import type { Page } from "#shared/site/document.ts";
import { countedCategories } from "../categories.ts";
import { listPosts, type PostPage } from "../reading/list-posts.ts";
import { foot } from "./foot.ts";
import { newPostDialog, writingNeedsScript } from "./new-post-dialog.ts";
import { postRow } from "./post-row.ts";
import { respond } from "./respond.ts";
import { top } from "./top.ts";
import { categoryDrawings, counted, typeWords } from "./words.ts";

type Filter = Parsed<typeof forum.listPage>;

export interface Shown {
  filter: Filter;
  page: PostPage;
  categories: ForumCategory[];
  total: number;
}

const pageLength = 20;

/** The list of posts, whole without a script: search, type, category and further pages are links and a form. */
export const listPage = (filter: Filter, caller: Caller): Promise<FileReply> =>
  respond(async () => {
    await limitLookups(caller);
    const [page, { items, total }] = await Promise.all([
      listPosts({ ...filter, limit: pageLength }),
      countedCategories(),
    ]);
    return pageOfList({ filter, page, categories: items, total });
  });

export const pageOfList = (shown: Shown): Page => {
  const { filter, page, categories } = shown;
  const isFiltered = Boolean(filter.q || filter.type || filter.cursor);
  const category = categories.find(({ id }) => id === filter.category);
  return {
    path: category ? address({ category: category.id }) : "/help",
    title: category ? `${category.name} · Docent Help Center` : "Help Center · Docent",
    description:
      category?.description ||
      "Questions, ideas and problems around Docent, asked and answered in the open. Read and write without an account.",
    styles: "help",
    script: "help",
    // a search is no page of its own for search engines
    ...(isFiltered && { isUnlisted: true as const }),
    data: [
      breadcrumbData({ above: [{ name: "Home", path: "/" }], here: { name: "Help Center", path: "/help" } }),
    ],
    body: html`${top}
<main id="main" class="wrap forum">
<h1>Help Center</h1>
<p class="lead">Ask, answer, report. Without an account, and readable for everyone. <a href="/help/articles">Help articles</a></p>
${tools(filter)}
${writingNeedsScript}
<div class="columns">
${sidebar(shown)}
<div class="posts">
${filter.q && html`<p class="found" role="status">${counted(page.total, "post", "posts")} with “${filter.q}” <a href="${address({ ...filter, q: "" })}">Clear</a></p>`}
${page.items.length > 0 ? page.items.map(postRow) : nothing(filter)}
${page.cursor && html`<p class="further"><a class="button outline" rel="next" href="${address({ ...filter, cursor: page.cursor })}">Older posts</a></p>`}
</div>
</div>
</main>
${newPostDialog(categories, filter.category)}
${foot()}`,
  };
};

/** The address of a list. */
const address = ({ q = "", category = "", type = "", cursor = "" }: Partial<Filter>): string => {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(type && { type }),
    ...(cursor && { cursor }),
  });
  return query.size > 0 ? `/help?${query}` : "/help";
};

const tools = ({
  q,
  type,
  category,
}: Filter): Markup => html`<form class="tools" action="/help" role="search">
${category && html`<input type="hidden" name="category" value="${category}">`}
<label class="search">${icon("search")}<span class="hidden">Search posts</span><input type="search" name="q" value="${q}" maxlength="200" placeholder="Search posts..." dir="auto"></label>
<label class="type"><span class="hidden">Type</span><select name="type">${[["", "All Types"], ...postTypes.map((one) => [one, typeWords[one].plural])].map(([value, text]) => html`<option value="${value}"${value === type && html` selected`}>${text}</option>`)}</select></label>
<button class="button outline go" type="submit">Search</button>
<button class="button primary" type="button" data-create aria-haspopup="dialog">${icon("plus")}New Post</button>
</form>`;

const sidebar = ({ filter, categories, total }: Shown): Markup => {
  const entry = (id: string, shown: Markup, count: number) =>
    html`<li><a href="${address({ ...filter, category: id, cursor: "" })}"${id === filter.category && html` aria-current="true"`}>${shown}<span class="count">${count}</span></a></li>`;
  return html`<nav class="categories" aria-label="Categories"><ul>
${entry("", html`${icon("messages-square")}<span class="name"><b>All Posts</b></span>`, total)}
${categories.map((one) => entry(one.id, html`${icon(categoryDrawings[one.icon])}<span class="name"><b>${one.name}</b><small>${one.description}</small></span>`, one.post_count))}
</ul><p>Posts appear at once. Three reports hide one until a person has looked.</p></nav>`;
};

const nothing = ({
  q,
}: Filter): Markup => html`<div class="nothing">${icon(q ? "search-x" : "messages-square")}
<h2>No posts found</h2>
<p>${q ? "Try adjusting your search terms" : "Be the first to ask a question or share feedback"}</p>
<button class="button outline" type="button" data-create aria-haspopup="dialog">Create Post</button>
</div>`;
