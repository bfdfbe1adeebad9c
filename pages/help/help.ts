import { rememberList } from "./back.ts";
import { openForm } from "./post-form.ts";
import { searchAtOnce } from "./search.ts";
import { liveThread } from "./thread.ts";

/** The script of the help centre's pages, which can be read without it. */
const form = document.querySelector<HTMLDialogElement>("#create-post");
if (form) openForm(form);
const tools = document.querySelector<HTMLFormElement>("form.tools");
if (tools) {
  rememberList();
  searchAtOnce(tools);
}
const thread = document.querySelector<HTMLElement>("main.thread");
if (thread) liveThread(thread);
