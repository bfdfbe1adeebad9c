/** The place of a panel on the page; the launcher passes it to the panel that it opens. */
export interface MountPoint {
  /** The element the panel goes into; its custom properties colour launcher and panel. */
  place: HTMLElement;
  root: ShadowRoot;
  /** Origin of the product, without a trailing slash. */
  base: string;
  /** The attributes of the script tag. */
  given: DOMStringMap;
  /** Fills the page it is on, with nothing to close. */
  fillsPage?: boolean;
  close: () => void;
  remove: () => void;
}

export interface Panel {
  show: (isOpen: boolean, takesFocus: boolean) => void;
}

/** Resolves to undefined if there is no such widget and the mount point is gone. */
export type MountPanel = (mountPoint: MountPoint) => Promise<Panel | undefined>;
