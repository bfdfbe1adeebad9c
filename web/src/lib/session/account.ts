import { useSyncExternalStore } from "react";
import { includesRole, type Role } from "#shared/contract/role.ts";

/** The account that this tab acts in, and the user's role there when it was asked for last. */
export interface ChosenAccount {
  /** The user id of the person who signed in. */
  user: string;
  id: string;
  role: Role;
  /** Whether the user runs the installation. */
  isOperator?: boolean;
}

/** A role, or that the user runs the installation. */
export type Permission = Role | "operator";

/** The tab's own choice is in the session storage; a new tab begins with the latest of the browser. */
const key = "docent.account";

/** Null while none is chosen; undefined before it is read. */
let chosen: ChosenAccount | null | undefined;
const listeners = new Set<() => void>();

const read = (): ChosenAccount | null => {
  chosen ??= JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? "null") as typeof chosen;
  return chosen ?? null;
};

const announce = (account: ChosenAccount | null): void => {
  chosen = account;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The chosen account as a store for React. The server takes a missing choice for the user's own account. */
export const account = {
  current: read,

  choose: (account: ChosenAccount): void => {
    for (const one of [sessionStorage, localStorage]) one.setItem(key, JSON.stringify(account));
    announce(account);
  },

  /** Has the shell choose again. */
  forget: (): void => {
    for (const one of [sessionStorage, localStorage]) one.removeItem(key);
    announce(null);
  },
};

export const useChosenAccount = (): ChosenAccount | null => useSyncExternalStore(subscribe, read);

/** Tells whether the user's role in the chosen account permits what a role does. The server decides; this is for screens. */
export const useMay = (): ((needed: Permission) => boolean) => {
  const { role = "owner", isOperator = false } = useChosenAccount() ?? {};
  return (needed) => (needed === "operator" ? isOperator : includesRole(role, needed));
};
