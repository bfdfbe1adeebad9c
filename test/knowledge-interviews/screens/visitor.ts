import { queryClient } from "#web/lib/api/api.ts";
import { reopen } from "../../screens/open.tsx";

/** Mounts the page without anybody signed in. */
export const signedOut = async (): Promise<void> => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("Cognito")) localStorage.removeItem(key);
  queryClient.clear();
  await reopen();
};
