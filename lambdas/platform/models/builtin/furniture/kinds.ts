/** Parts of a document around its content: its sources, links to elsewhere, where things stand in it, menus, boxes. */
export type Furniture =
  | "references"
  | "links"
  | "contents"
  | "index"
  | "navigation"
  | "technical"
  | "notice"
  | "infobox";
