import { copyLink } from "./copy-link.ts";
import { filterArticles } from "./filter-articles.ts";
import { subscribeForm } from "./subscribe.ts";

/** The script of the blog's pages, which can be read without it. */
const tools = document.querySelector<HTMLElement>("#tools");
if (tools) filterArticles(tools);
const copy = document.querySelector<HTMLButtonElement>("#copy");
if (copy) copyLink(copy);
const form = document.querySelector<HTMLFormElement>("#subscribe");
if (form) subscribeForm(form);
