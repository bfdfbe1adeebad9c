import { ChakraProvider } from "@chakra-ui/react";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import type { Role } from "#shared/contract/role.ts";
import { App } from "#web/app/app.tsx";
import { queryClient } from "#web/lib/api/api.ts";
import { unsaved } from "#web/lib/browser/unsaved.ts";
import { setLocale } from "#web/lib/format/locale.ts";
import { account } from "#web/lib/session/account.ts";
import { dismiss } from "#web/lib/toaster.ts";
import { system } from "#web/theme/theme.ts";
import { sessionOf } from "./network.ts";
import { type Replies, server } from "./server.ts";

export const user = { id: "user-1", email: "ann@example.com" };

/** Replies that the shell reads on every page. */
const shellReplies: Replies = {
  team: { memberships: { items: [{ account_id: user.id, role: "owner" }], is_operator: false } },
};

/** Opens an address of the app as a signed-in user, in a browser that knows nothing of former tests. */
export const open = async (address: string, replies: Replies = {}, role: Role = "owner"): Promise<void> => {
  await forget();
  server.reply(shellReplies);
  server.reply(replies);
  Object.assign(localStorage, sessionOf(user));
  setLocale("en-US");
  account.choose({ user: user.id, id: user.id, role });
  await page.viewport(1280, 900);
  await show(address);
};

/** Mounts the page again as a reload does: the address and the browser's storage stay. */
export const reopen = async (): Promise<void> => {
  const kept = { ...sessionStorage };
  await forget();
  // a reload ends no effect, which may clear what a page left by choice had kept
  Object.assign(sessionStorage, kept);
  await show(location.href);
};

const show = async (address: string): Promise<void> => {
  server.run();
  history.replaceState(null, "", address);
  await render(
    <ChakraProvider value={system}>
      <App />
    </ChakraProvider>,
  );
};

/** Nothing of a test stays for the next one, which has the same document and modules. */
export const leave = async (): Promise<void> => {
  await forget();
  localStorage.clear();
  sessionStorage.clear();
};

const forget = async (): Promise<void> => {
  await cleanup();
  unsaved.answer(false);
  unsaved.discard();
  dismiss(() => true);
  queryClient.clear();
};
