export const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = "docent.theme";
const systemDark = () => matchMedia("(prefers-color-scheme: dark)");

/** What was chosen in this browser; the system's own setting where nothing was. */
export const themeChoice = (): ThemeChoice => {
  const kept = localStorage.getItem(key);
  return themeChoices.find((choice) => choice === kept) ?? "system";
};

export const chooseTheme = (choice: ThemeChoice): void => {
  localStorage.setItem(key, choice);
  paint();
};

/** Paints the page as chosen, now and whenever the system's setting changes. */
export const applyTheme = (): void => {
  paint();
  systemDark().addEventListener("change", paint);
};

const paint = (): void => {
  const choice = themeChoice();
  const isDark = choice === "dark" || (choice === "system" && systemDark().matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
};
