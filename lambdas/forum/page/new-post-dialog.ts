import { most } from "#shared/forum/rules.ts";
import { type ForumCategory, postTypes } from "#shared/forum/shapes.ts";
import { icon } from "#shared/html/icon.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { typeWords } from "./words.ts";

/** The form of a new post, which the script opens. */
export const newPostDialog = (
  categories: ForumCategory[],
  chosen: string,
): Markup => html`<dialog id="create-post" aria-labelledby="create-title"><form method="dialog" novalidate>
<header role="none"><div><h2 id="create-title">Create New Post</h2><p>It can be read by everyone at once. Leave out names, orders and keys.</p></div><button class="button square" type="button" data-close aria-label="Close">${icon("x")}</button></header>
<div class="fields">
<div class="pair"><label>Your Name<input type="text" name="author_name" maxlength="${most.name}" autocomplete="name" required dir="auto"></label>
<label><span>Email <span class="optional">optional</span></span><input name="author_email" type="email" maxlength="${most.email}" autocomplete="email" aria-describedby="email-told"></label></div>
<p class="told" id="email-told">Never shown, and read by the people who run this site only.</p>
<div class="pair"><label>Category<select name="category_id" required><option value="">Choose a category</option>${categories.map(({ id, name }) => html`<option value="${id}"${id === chosen && html` selected`}>${name}</option>`)}</select></label>
<label>Type<select name="post_type">${postTypes.map((type) => html`<option value="${type}">${typeWords[type].badge}</option>`)}</select></label></div>
<label>Title<input type="text" name="title" maxlength="${most.title}" required dir="auto"></label>
<div class="similar" id="similar" hidden><p>Perhaps answered already</p><ul></ul></div>
<label>Content<textarea name="content" rows="6" maxlength="${most.content}" required dir="auto"></textarea></label>
<p class="told">Markdown works. At most two links.</p>
${checking}
<p class="wrong" role="alert" hidden></p>
</div>
<footer role="none"><p class="told needed">Name, category, title and content are needed.</p><button class="button" type="button" data-close>Cancel</button><button class="button primary" type="submit" disabled>Create Post</button></footer>
</form></dialog>`;

/** Stands where somebody would write, for browsers without scripts. */
export const writingNeedsScript: Markup = html`<noscript><p class="noscript">Reading works without JavaScript. Writing needs it, because your browser solves a small sum first.</p></noscript>`;

/** Shown while the browser solves its puzzle. */
export const checking: Markup = html`<div class="checking" role="status" hidden><progress aria-label="Check" max="100"></progress><p><b>One moment, about two seconds.</b> Your device solves a small sum, so that mass posting costs something. Nothing to click, no third party, and your text is kept.</p></div>`;
