import { api } from "../api/api.ts";
import { setLocale } from "./locale.ts";

/** Takes the language from the account's settings; what is shown next follows it. */
export const fetchLocale = async (): Promise<void> => {
  const { settings } = await api.account.settings({});
  setLocale(settings.language);
};
