import type { Caller } from "#platform/access/origin/caller.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import { most } from "#shared/forum/rules.ts";
import type { ForumReply } from "#shared/forum/shapes.ts";
import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import type { Page } from "#shared/site/document.ts";
import { excerptOf } from "../reading/hits.ts";
import { publishedPost } from "../reading/published-post.ts";
import { shownThread, type Thread } from "../reading/thread.ts";
import { postText } from "../text/post-text.ts";
import { foot } from "./foot.ts";
import { checking, writingNeedsScript } from "./new-post-dialog.ts";
import { postData } from "./post-data.ts";
import { badges, postPath } from "./post-row.ts";
import { respond } from "./respond.ts";
import { top } from "./top.ts";
import { dayOf } from "./words.ts";

/** A post with its replies; 404 for one that is hidden or removed. */
export const postPage = (id: string, caller: Caller): Promise<FileReply> =>
  respond(async () => {
    await limitLookups(caller);
    const stored = await publishedPost(id);
    const description = excerptOf(stored.plain, { words: [], letters: descriptionLetters });
    return pageOfThread(await shownThread(stored), description);
  });

/** Search engines show so many. */
const descriptionLetters = 155;

export const pageOfThread = ({ post, replies }: Thread, description: string): Page => ({
  path: postPath(post.id),
  title: `${post.title} · Docent Help Center`,
  description,
  styles: "help",
  script: "help",
  kind: "article",
  data: postData({ post, replies }),
  body: html`${top}
<main id="main" class="wrap thread" data-post="${post.id}"${post.user_id !== null && html` data-author="${post.user_id}"`}>
<a class="button back" href="/help">← Back to Posts</a>
<article>
<p class="about">${badges(post)}<span class="end">${icon("eye")}<span class="hidden">Views </span><span id="views">${post.view_count}</span></span></p>
<h1 dir="auto">${post.title}</h1>
<p class="by"><span dir="auto">${post.author_name}</span><time datetime="${post.created_at}">${dayOf(post.created_at)}</time></p>
<div class="text" dir="auto">${postText(post.content, { below: 1 })}</div>
<p class="acts">${voteButton(post.upvotes)}<button class="button" type="button" id="copy" disabled>${icon("link")}<span>Copy link</span></button><span class="hidden" role="status" id="copied"></span><button class="button" type="button" data-report hidden>${icon("flag")}Report</button></p>
</article>
<section class="replies" aria-labelledby="replies"><h2 id="replies">Replies (${replies.length})</h2>
${replies.length > 0 ? html`<ol>${replies.map(reply)}</ol>` : html`<p class="none">No replies yet. Be the first to respond!</p>`}
</section>
${post.is_locked ? html`<p class="locked">${icon("lock")}This post takes no more replies.</p>` : replyForm}
</main>
${foot()}`,
});

const voteButton = (upvotes: number): Markup =>
  html`<button class="button outline vote" type="button" data-vote aria-pressed="false" disabled>${icon("arrow-big-up")}<span>Upvote</span><b>${upvotes}</b></button>`;

const reply = (
  one: ForumReply,
): Markup => html`<li id="${one.id}"${one.is_solution && html` class="solution"`}>
<header><span class="face" aria-hidden="true">${[...one.author_name][0]?.toUpperCase()}</span><p><b dir="auto">${one.author_name}</b>${one.is_solution && html`<span class="tag testimonial">${icon("check")}Solution</span>`}<time datetime="${one.created_at}">${dayOf(one.created_at)}</time></p><button class="button vote small" type="button" data-vote="${one.id}" aria-label="Upvotes ${one.upvotes}" aria-pressed="false" disabled>${icon("arrow-big-up")}<b>${one.upvotes}</b></button></header>
<div class="text" dir="auto">${postText(one.content, { below: 2 })}</div>
<p class="acts"><button class="button" type="button" data-solve="${one.id}" hidden>${one.is_solution ? "Not the solution" : "Mark as solution"}</button><button class="button" type="button" data-report="${one.id}" hidden>${icon("flag")}Report</button></p>
</li>`;

const replyForm = html`<form class="reply" id="reply" novalidate>
<h2>Add a Reply</h2>
<label><span class="hidden">Your reply</span><textarea name="content" rows="4" maxlength="${most.reply}" placeholder="What would have helped you?" dir="auto"></textarea></label>
${checking}
<p class="wrong" role="alert" hidden></p>
<div class="line"><p class="told" id="writes-as">You write as Anonymous. <a href="/login">Sign In</a> to have a name. At most two links.</p><button class="button primary" type="submit" disabled>Post Reply</button></div>
${writingNeedsScript}
</form>`;
