import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { PushedMessage } from "#shared/realtime/messages.ts";
import type { Permission } from "../session/account.ts";

/** The sidebar's groups from top to bottom, with a gap between them. */
export const navGroups = ["overview", "chatbots", "people", "insight", "account"] as const;

export interface NavEntry {
  name: string;
  to: string;
  icon: LucideIcon;
  group: (typeof navGroups)[number];
  /** The place within the group, from the smallest number. */
  order: number;
  isNew?: true;
  /** The least role that the page is for; every member's if absent. */
  needs?: Permission;
}

interface Screen {
  /** A path of React Router: `/app/chat`, `/app/documents/:id`. */
  path: string;
  load: () => Promise<ComponentType>;
  /** Shown without a session and without the sidebar. */
  isPublic?: true;
}

/** The exports of `features/<area>/routes.ts`: everything the app shows of an area, collected by `features.ts`. */
export interface Feature {
  /** Functions that build the addresses of the screens. */
  paths: Record<string, (...values: never[]) => string>;
  screens: Screen[];
  nav?: NavEntry;
  /** `to` of the entry that is marked on this feature's screens, if the feature has no entry of its own. */
  navUnder?: string;
  /** The area of the query cache to read again after a pushed message, by the message's type. */
  refreshOn?: Partial<Record<PushedMessage["type"], string>>;
}
