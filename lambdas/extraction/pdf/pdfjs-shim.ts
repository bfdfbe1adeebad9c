/**
 * pdf.js creates these browser classes on load and uses them for drawing only. Text extraction needs neither them
 * nor the native canvas package that provides them.
 */
class Unused {}

const names = ["DOMMatrix", "Path2D"];

for (const name of names) if (!(name in globalThis)) Object.assign(globalThis, { [name]: Unused });
