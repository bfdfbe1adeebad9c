import { mostOfReason } from "#shared/forum/rules.ts";
import { element } from "#widget/src/element.ts";
import { adviceOf, call } from "./call.ts";
import { keep, kept } from "./kept.ts";
import { toast } from "./toast.ts";
import { visitor } from "./visitor.ts";

/** The buttons by which a visitor reports the post and its replies; each opens a form that takes a reason. */
export const reports = (thread: HTMLElement, id: string): void => {
  for (const button of thread.querySelectorAll<HTMLButtonElement>("[data-report]")) {
    const reply = button.dataset.report ?? "";
    const name = `reported.${reply || id}`;
    const markReported = (): void => {
      button.lastChild?.replaceWith("Reported");
      button.disabled = true;
    };
    const send = async (reason: string): Promise<void> => {
      await call("POST", `posts/${id}/reports`, {
        visitor: visitor(),
        reason,
        ...(reply && { reply_id: reply }),
      });
      keep(name, "yes");
      markReported();
      toast("Reported. The operator looks at it.");
    };
    button.hidden = false;
    if (kept(name)) markReported();
    button.addEventListener("click", () => {
      button.hidden = true;
      const form = reportForm(send, () => {
        form.remove();
        button.hidden = false;
        button.focus();
      });
      button.closest("p")?.after(form);
      form.querySelector("input")?.focus();
    });
  }
};

const reportForm = (send: (reason: string) => Promise<void>, close: () => void): HTMLFormElement => {
  const reason = element("input", { name: "reason", maxlength: `${mostOfReason}`, dir: "auto" });
  const submit = element("button", { class: "button outline" }, "Send Report");
  const cancel = element("button", { class: "button", type: "button" }, "Cancel");
  const wrong = element("p", { class: "wrong", role: "alert" });
  const form = element(
    "form",
    { class: "report" },
    element(
      "label",
      {},
      element(
        "span",
        {},
        "Why should the operator look at it? ",
        element("span", { class: "optional" }, "(optional)"),
      ),
      reason,
    ),
    wrong,
    element("p", { class: "acts" }, submit, cancel),
  );
  cancel.addEventListener("click", close);
  form.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    submit.disabled = true;
    wrong.textContent = "";
    try {
      await send(reason.value);
      close();
    } catch (error) {
      submit.disabled = false;
      wrong.textContent = adviceOf(error);
      toast("Failed to report", "alert");
    }
  });
  return form;
};
