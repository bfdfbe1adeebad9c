const button = document.querySelector<HTMLButtonElement>("#act");
const told = document.querySelector("#told");
const token = location.hash.slice(1);

/** The token of the mail's link is no longer than it has to be in the address. */
history.replaceState(null, "", location.pathname);

const act = async (name: string): Promise<string> => {
  const isConfirming = name === "confirm";
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
  if (!response.ok) return reply.message;
  if (button) button.hidden = true;
  return isConfirming
    ? `${reply.email} is subscribed. Each mail has a link to stop.`
    : "You are unsubscribed, and the address is deleted.";
};

if (button && told) {
  button.hidden = token === "";
  if (token === "") told.textContent = "This link is not whole. Open it from the mail again.";
  button.addEventListener("click", async () => {
    button.disabled = true;
    told.textContent = await act(button.dataset["act"] ?? "").catch(
      () => "This did not work. Check your connection and try again.",
    );
    button.disabled = false;
  });
}
