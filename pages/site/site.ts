/** What the app keeps in this browser: the chosen theme, and a session if one is open. */
const root = document.documentElement;

const read = (): void => {
  try {
    const theme = localStorage.getItem("docent.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const isMember = Object.keys(localStorage).some((key) => key.endsWith(".LastAuthUser"));
    root.dataset.visitor = isMember ? "member" : "guest";
  } catch {
    // A browser without storage shows the page as it is.
  }
};

read();
addEventListener("pageshow", read);
