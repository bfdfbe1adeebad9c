const button = document.querySelector<HTMLButtonElement>("#act");
const told = document.querySelector<HTMLElement>("#told");
const token = location.hash.slice(1);

/** The end of a request, in words for its reader. */
interface Outcome {
  text: string;
  isDone: boolean;
}

const act = async (name: string): Promise<Outcome> => {
  const isConfirming = name === "confirm";
  try {
    const response = await fetch(
      isConfirming
        ? "/api/newsletter/confirmations"
        : `/api/newsletter/unsubscribe/${encodeURIComponent(token)}`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(isConfirming ? { token } : {}),
      },
    );
    const reply = await response.json();
    if (!response.ok) return { text: reply.message ?? failure, isDone: false };
    return {
      text: isConfirming
        ? `${reply.email} is subscribed. Each mail has a link to stop.`
        : "You are unsubscribed, and the address is deleted.",
      isDone: true,
    };
  } catch {
    // no connection, or an answer of something between here and the server
    return { text: failure, isDone: false };
  }
};

const failure = "This did not work. Check your connection and try again.";

if (button && told) {
  button.disabled = false;
  button.hidden = token === "";
  if (token === "") told.textContent = "This link is not whole. Open it from the mail again.";
  button.addEventListener("click", async () => {
    button.disabled = true;
    const { text, isDone } = await act(button.dataset["act"] ?? "");
    told.textContent = text;
    button.disabled = false;
    button.hidden = isDone;
    if (!isDone) return;
    told.focus();
    // the link has done what it is for, so nobody finds it in the history
    history.replaceState(null, "", location.pathname);
  });
}

// another link of a mail, opened in the same tab
addEventListener("hashchange", () => location.reload());
