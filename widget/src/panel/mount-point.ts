import type { Call, DocentApi } from "../launcher/docent-api.ts";

/** The place of a panel on the page; the launcher passes it to the panel that it opens. */
export interface MountPoint {
  /** The element the panel goes into; its custom properties colour launcher and panel. */
  place: HTMLElement;
  root: ShadowRoot;
  /** The attributes of the script tag. */
  given: DOMStringMap;
  /** Fills the page it is on, with nothing to close. */
  fillsPage?: boolean;
  api: Pick<DocentApi, "close" | "destroy">;
  /** The page's calls: a list of those that wait, until a panel takes them. */
  calls: Call[] | { push: (call: Call) => unknown };
}

export interface Panel {
  show: (isOpen: boolean, takesFocus: boolean) => void;
}

/** Resolves to undefined if there is no such widget and the mount point is gone. */
export type MountPanel = (mountPoint: MountPoint) => Promise<Panel | undefined>;
