import type { Interview } from "#shared/interviews/shapes.ts";
import { element } from "#widget/src/element.ts";
import { toast } from "../chat/toast.ts";
import { whileOff } from "./button.ts";
import { call, isGone, replyOf } from "./call.ts";
import { contactStage } from "./contact.ts";
import { interviewStage, type Stage } from "./interview.ts";
import { keeperOf } from "./kept.ts";
import { followForm, followKeyboard } from "./phone.ts";
import { linkOf } from "./private-link.ts";
import { startInterview } from "./start.ts";
import { waitingPanel } from "./waiting.ts";

const slug = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const keeper = keeperOf(slug);
const place = document.getElementById("apply");
const form = document.querySelector("form");
let stage: (Stage & { token: string }) | undefined;

/** The page at /jobs/{slug}: the contact stage, or the application that this browser or the address knows. */
async function open(): Promise<void> {
  const given = location.hash.length > 20 ? location.hash.slice(1) : "";
  if (given) keeper.turnTo(given);
  // somebody who copies the address for a friend must not hand over the application
  if (given && keeper.lasts()) history.replaceState(null, "", location.pathname);
  if (form) contactStage(form, keeper, (token, interview) => void resume(token, interview));
  const { token } = keeper.read();
  if (token && (form || given)) await resume(token);
  else if (token && place) place.append(openLink(token));
}

/** Shows where an application stands. */
async function resume(token: string, begun?: Interview): Promise<void> {
  const interview = begun ?? (await read(token));
  if (!interview) return;
  leave();
  const askPerson = async (): Promise<void> => {
    await change(() => call<Interview>("job-interview-person", { token }));
  };
  const change = async (ask: () => Promise<Interview | undefined>): Promise<void> => {
    try {
      const next = await ask();
      if (next) await resume(token, next);
    } catch (error) {
      if (isGone(error)) return gone(replyOf(error).message);
      toast(replyOf(error).message ?? "That did not work. Check your connection and try again.", "alert");
    }
  };
  const actions = {
    slug,
    token,
    askPerson,
    erase: () => erase(token),
    applyAgain: form ? () => toForm() : undefined,
    // its reply may be lost, or its application erased
    start: () =>
      change(
        async () =>
          (await startInterview(interview.application, token, keeper.sessionId())) ??
          call<Interview>("job-interview", { token }),
      ),
  };
  if (interview.id) {
    const next = interviewStage(interview, { ...actions, keeper, gone, isBack: !begun });
    stage = { ...next, token };
    show(next.element, interview);
    next.focus();
    return;
  }
  const panel = waitingPanel(interview, actions);
  show(panel, interview);
  panel.querySelector("h2")?.focus();
}

const leave = (): void => {
  stage?.leave();
  stage = undefined;
};

const read = async (token: string): Promise<Interview | undefined> => {
  try {
    return await call("job-interview", { token });
  } catch (error) {
    if (isGone(error)) keeper.forget();
    toast(replyOf(error).message ?? "Your application could not be loaded. Check your connection.", "alert");
    if (!isGone(error) && !place?.querySelector(".retrying")) place?.prepend(retrying(token));
    return undefined;
  }
};

const retrying = (token: string): HTMLElement => {
  const button = element(
    "button",
    { class: "button outline retrying", type: "button" },
    "Open my application again",
  );
  button.onclick = () => void whileOff([button], () => resume(token));
  return button;
};

/** The page loads again at the private link. */
const openLink = (token: string): HTMLElement =>
  element("a", { class: "button outline", href: linkOf(slug, token) }, "Open my application");

const erase = async (token: string): Promise<void> => {
  try {
    await call("job-application-erasure", { token });
  } catch (error) {
    if (replyOf(error).code !== "not_found")
      return toast("It was not erased. Check your connection and try again.", "alert");
  }
  toForm("Your application was erased");
};

const gone = (message = "This application was erased."): void => toForm(message, "alert");

/** From an application to the form, which is empty: the next one to use it may be somebody else. */
const toForm = (message = "", kind?: "alert"): void => {
  leave();
  keeper.forget();
  if (message) toast(message, kind);
  document.body.classList.remove("interviewing");
  document.body.classList.toggle("applied", !form);
  form?.reset();
  const shown = form ?? element("p", {}, message);
  place?.replaceChildren(shown);
  focusOn(shown.querySelector("h2") ?? shown);
};

/** For somebody who hears the page: what has just come stands here. */
const focusOn = (text: HTMLElement): void => {
  text.tabIndex = -1;
  text.focus();
};

function show(stage: HTMLElement, { job }: Interview): void {
  document.body.classList.toggle("interviewing", stage.classList.contains("interview"));
  document.body.classList.add("applied");
  place?.replaceChildren(stage);
  if (form) return;
  // the posting is closed; the application is there all the same
  document.querySelector(".toast")?.remove();
  document.title = job.title;
  place?.prepend(element("h1", { dir: "auto" }, job.title));
}

if (form) followForm(form);
followKeyboard();
void open();
keeper.follow(() => {
  const { token } = keeper.read();
  if (!token) location.reload();
  else if (stage?.token === token) void stage.refresh();
  else void resume(token);
});
addEventListener("hashchange", () => location.hash.length > 20 && location.reload());
