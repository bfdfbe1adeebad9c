import {
  AppWindow,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessagesSquare,
} from "lucide-react";
import { paths } from "../../lib/paths.ts";

export interface NavEntry {
  name: string;
  to: string;
  icon: LucideIcon;
  /** Opens a new group after a small gap. */
  startsGroup?: true;
  isNew?: true;
  /** Pages outside the sidebar that belong to this entry. */
  also?: string[];
}

/** The sidebar, in its order. */
export const navEntries: NavEntry[] = [
  { name: "Dashboard", to: paths.app(), icon: LayoutDashboard },
  {
    name: "Chatbots",
    to: paths.chatbots(),
    icon: MessagesSquare,
    startsGroup: true,
    also: [paths.documents()],
  },
  { name: "Chat Testing", to: paths.chat(), icon: MessageCircleQuestionMark },
  { name: "Widget Builder", to: paths.widgets(), icon: AppWindow },
];

export const isCurrent = (entry: NavEntry, pathname: string): boolean =>
  entry.to === pathname ||
  (entry.also ?? []).some((page) => pathname === page || pathname.startsWith(`${page}/`));
