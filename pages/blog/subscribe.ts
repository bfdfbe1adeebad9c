import { wrongField } from "./wrong-field.ts";

/** The form of the newsletter: checks the address, has a link sent to it, and says so in its place. */
export const subscribeForm = (form: HTMLFormElement): void => {
  const field = form.querySelector("input");
  const button = form.querySelector("button");
  const status = document.querySelector<HTMLElement>("#subscribed");
  const notice = status?.querySelector<HTMLElement>(".notice");
  if (!field || !button || !status || !notice) return;
  const refuse = wrongField(field);
  const show = (text: string): void => {
    notice.querySelector("span")?.replaceChildren(text);
    notice.hidden = text === "";
    form.hidden = text !== "";
    (text ? status : field).focus();
  };
  button.disabled = false;
  notice.querySelector("button")?.addEventListener("click", () => show(""));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const email = field.value.trim();
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
      return refuse("Enter an email address like name@mail.example");
    button.disabled = true;
    const refusal = await send(email);
    button.disabled = false;
    if (refusal) refuse(refusal);
    else
      show(
        `One click left. We sent a link to ${email}: confirm it there within a week. The address is stored then, and not before.`,
      );
  });
};

const failure = "This did not work. Check your connection and try again.";

interface Reply {
  message?: string;
  /** Faults of single fields, without their names. */
  issues?: { message: string }[];
}

/** Why it was refused, if it was. */
const send = async (email: string): Promise<string | undefined> => {
  try {
    const response = await fetch("/api/newsletter/subscriptions", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    if (response.ok) return undefined;
    const { message = failure, issues }: Reply = await response.json();
    return issues?.[0]?.message ?? message;
  } catch {
    // no connection, or an answer of something between here and the server
    return failure;
  }
};
