export const themeChoices = ["light", "dark", "system"] as const;
type ThemeChoice = (typeof themeChoices)[number];

const key = "docent.theme";
const systemDark = () => matchMedia("(prefers-color-scheme: dark)");

/** The theme stored in this browser; `system` if none is. */
export const themeChoice = (): ThemeChoice => {
  const kept = localStorage.getItem(key);
  return themeChoices.find((choice) => choice === kept) ?? "system";
};

export const chooseTheme = (choice: ThemeChoice): void => {
  localStorage.setItem(key, choice);
  paint();
};

/** Applies the chosen theme now and after each change of the system setting. */
export const applyTheme = (): void => {
  paint();
  systemDark().addEventListener("change", paint);
};

const paint = (): void => {
  const choice = themeChoice();
  const isDark = choice === "dark" || (choice === "system" && systemDark().matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
};
