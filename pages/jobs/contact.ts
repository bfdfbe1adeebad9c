import type { Interview } from "#shared/interviews/shapes.ts";
import { element } from "#widget/src/element.ts";
import { toast } from "../chat/toast.ts";
import { whileOff } from "./button.ts";
import { call, replyOf } from "./call.ts";
import type { Keeper } from "./kept.ts";
import { startFailed, startInterview } from "./start.ts";
import { storeOf } from "./storage.ts";

interface Applied {
  application: Interview["application"];
  token: string;
}

type Wants = "interview" | "person";

/** The contact stage: the server's form, with errors at its fields. `begun` gets the application with where it stands. */
export function contactStage(
  form: HTMLFormElement,
  keeper: Keeper,
  begun: (token: string, interview?: Interview) => void,
): void {
  const typed = storeOf("sessionStorage");
  const fields = [...form.querySelectorAll("input")];
  const start = form.querySelector<HTMLButtonElement>(".start");
  const person = form.querySelector<HTMLButtonElement>("[data-wants]");
  const buttons = [start, person].filter((one) => one !== null);
  const refusal = element("p", { class: "wrong", role: "alert", hidden: "" });
  start?.before(refusal);
  for (const field of fields) {
    field.value ||= typed.read(field.name) ?? "";
    field.oninput = () => {
      typed.write(field.name, field.value);
      showWrong(field, "");
    };
  }
  const apply = async (wants: Wants): Promise<void> => {
    refusal.hidden = true;
    if (!areRight(fields)) return;
    form.setAttribute("aria-busy", "true");
    try {
      await send(wants);
    } catch (error) {
      const { issues = [], message, code } = replyOf(error);
      const wrong = issues.flatMap((issue) => {
        const field = fields.find(({ name }) => name === issue.path);
        return field ? [{ field, message: issue.message }] : [];
      });
      for (const { field, message } of wrong) showWrong(field, message);
      wrong[0]?.field.focus();
      if (wrong.length > 0) return;
      if (code === "not_found") return location.reload();
      if (message) refusal.replaceChildren(message);
      refusal.hidden = !message;
      if (code !== "conflict") toast(startFailed, "alert");
    } finally {
      form.removeAttribute("aria-busy");
    }
  };
  const send = async (wants: Wants): Promise<void> => {
    const { job, slug, consent, language } = form.dataset;
    const sessionId = keeper.sessionId();
    const { application, token } = await call<Applied>("job-applications", {
      jobSlug: slug,
      job_id: job,
      ...Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()])),
      consent_version: consent,
      wants,
      sessionId,
      language,
    });
    keeper.turnTo(token);
    for (const { name } of fields) typed.write(name, undefined);
    begun(token, wants === "interview" ? await startInterview(application, token, sessionId) : undefined);
  };
  if (start) start.type = "submit";
  form.onsubmit = (event) => {
    event.preventDefault();
    if (start && !start.disabled) void whileOff(buttons, () => apply("interview"));
  };
  if (person) person.onclick = () => void whileOff(buttons, () => apply("person"));
}

/** Shows what is wrong, and puts the focus there. */
const areRight = (fields: HTMLInputElement[]): boolean => {
  for (const field of fields) showWrong(field, wrongIn(field));
  const first = fields.find((field) => field.ariaInvalid === "true");
  first?.focus();
  return !first;
};

const wrongIn = ({ name, value }: HTMLInputElement): string => {
  if (name === "applicant_name") return value.trim() ? "" : "Enter your full name.";
  if (name !== "applicant_email") return "";
  if (!value.trim()) return "Enter your email address.";
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim()) ? "" : "Enter a valid email address.";
};

const showWrong = (field: HTMLInputElement, message: string): void => {
  field.ariaInvalid = message ? "true" : null;
  const note = document.getElementById(`${field.name}-wrong`);
  note?.replaceChildren(message);
  if (note) note.hidden = !message;
};
