/** Reads the theme chosen in the app, and whether somebody is signed in, from the storage of this browser. */
const root = document.documentElement;

const read = (): void => {
  try {
    const theme = localStorage.getItem("docent.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const isMember = Object.keys(localStorage).some((key) => key.endsWith(".LastAuthUser"));
    root.setAttribute("data-visitor", isMember ? "member" : "guest");
  } catch {
    // A browser without storage shows the page as it is.
  }
};

read();
addEventListener("pageshow", read);
