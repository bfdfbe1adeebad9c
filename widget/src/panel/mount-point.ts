/** Where a panel sits: the launcher gives it to the panel it opens. */
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

/** Gives nothing where there is no such panel to show. */
export type MountPanel = (seat: MountPoint) => Promise<Panel | undefined>;
