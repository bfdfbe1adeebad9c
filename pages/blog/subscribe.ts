/** The form of the newsletter: checks the address, has a link sent to it, and says so in its place. */
export const subscribeForm = (form: HTMLFormElement): void => {
  const field = form.querySelector("input");
  const button = form.querySelector("button");
  const wrong = document.querySelector<HTMLElement>("#email-wrong");
  const done = document.querySelector<HTMLElement>("#subscribed");
  if (!field || !button || !wrong || !done) return;
  const refuse = (text: string): void => {
    wrong.querySelector("span")?.replaceChildren(text);
    wrong.hidden = text === "";
    field.ariaInvalid = String(text !== "");
    if (text) {
      field.setAttribute("aria-describedby", wrong.id);
      field.focus();
    }
  };
  form.hidden = false;
  field.addEventListener("input", () => refuse(""));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const email = field.value.trim();
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
      return refuse("Enter an email address like name@mail.example");
    button.disabled = true;
    try {
      await send(email);
      done
        .querySelector("span")
        ?.replaceChildren(
          `One click left. We sent a link to ${email}. The address is stored when you open it, and not before.`,
        );
      form.hidden = true;
      done.hidden = false;
    } catch (error) {
      refuse(
        error instanceof Refusal ? error.message : "This did not work. Check your connection and try again.",
      );
    } finally {
      button.disabled = false;
    }
  });
};

class Refusal extends Error {}

const send = async (email: string): Promise<void> => {
  const response = await fetch("/api/newsletter/subscriptions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  if (response.ok) return;
  const { message } = (await response.json()) as { message?: string };
  throw new Refusal(message);
};
