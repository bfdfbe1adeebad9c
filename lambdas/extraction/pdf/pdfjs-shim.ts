/**
 * pdf.js makes these browser classes when it is loaded and uses them to draw only; reading text needs none of
 * them, nor the native canvas that would bring them.
 */
class Unused {}

const names = ["DOMMatrix", "Path2D"];

for (const name of names) if (!(name in globalThis)) Object.assign(globalThis, { [name]: Unused });
