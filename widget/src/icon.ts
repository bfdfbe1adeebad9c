const namespace = "http://www.w3.org/2000/svg";

/** A line drawing on a grid of 24; the stylesheet gives size and stroke. */
export function icon(lines: string): SVGSVGElement {
  const image = document.createElementNS(namespace, "svg");
  const path = document.createElementNS(namespace, "path");
  image.setAttribute("viewBox", "0 0 24 24");
  image.ariaHidden = "true";
  path.setAttribute("d", lines);
  image.append(path);
  return image;
}

/** The drawings by what they stand for; one constant each, so that the launcher carries only its own. */
export const chatLines = "M4 5.5h16v11h-8l-4.5 3.5v-3.5H4zM8 9.5h8M8 12.5h5";
export const foldLines = "m6 9 6 6 6-6";
export const closeLines = "M6 6l12 12M18 6 6 18";
export const sendLines = "M12 19V5M6 11l6-6 6 6";
export const stopLines = "M7 7h10v10H7z";
