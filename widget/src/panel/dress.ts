import type { PublicWidget } from "#shared/widgets/shapes.ts";
import { adopt, sheetOf } from "../adopt.ts";
import { loadPiece } from "../pieces/load-piece.ts";
import type { MountPoint } from "./mount-point.ts";
import css from "./panel.css?shadow";
import { propertiesOf } from "./theme.ts";

/** Gives launcher and panel the owner's look. */
export function dress({ root, place, given, fillsPage }: MountPoint, widget: PublicWidget): void {
  adopt(root, sheetOf(css));
  const draw = (wantsDark: boolean): void => {
    for (const [name, value] of Object.entries(propertiesOf(widget, wantsDark)))
      place.style.setProperty(name, value);
  };
  const scheme = given.theme || widget.behavior.colorScheme;
  draw(scheme === "dark");
  if (scheme === "auto")
    loadPiece("scheme").then(
      ({ followPage }) => followPage(draw),
      () => undefined,
    );
  place.className = fillsPage ? "page" : given.position || widget.config.position;
}
