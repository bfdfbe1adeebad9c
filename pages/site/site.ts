/** Reads the theme chosen in the app, and whether somebody is signed in, from the storage of this browser. */
const root = document.documentElement;

const read = (): void => {
  try {
    const theme = localStorage.getItem("docent.theme");
    if (theme === "light" || theme === "dark") {
      root.dataset.theme = theme;
      addEventListener("DOMContentLoaded", () => choosePictures(theme));
    }
    const isMember = Object.keys(localStorage).some((key) => key.endsWith(".LastAuthUser"));
    root.setAttribute("data-visitor", isMember ? "member" : "guest");
  } catch {
    // A browser without storage shows the page as it is.
  }
};

/** Pictures follow the chosen theme as the rest of the page does, not the system's. */
const choosePictures = (theme: string): void => {
  for (const source of document.querySelectorAll<HTMLSourceElement>("source[media*=scheme]"))
    source.media = source.media.replace(
      /\(prefers-color-scheme: dark\)/,
      theme === "dark" ? "all" : "not all",
    );
};

read();
addEventListener("pageshow", read);
