import { mountFrame } from "./frame-panel.ts";
import { launch } from "./launcher.ts";

/** The public page's own colour, so that the launcher looks like what it opens. */
const accent = "#0e5845";
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const color = new URL(script.src).searchParams.get("primaryColor") || accent;
  script.dataset.color ??= color.replace(/^([0-9a-f]{3}){1,2}$/i, "#$&");
  launch(script, async () => ({ mount: mountFrame(script.src) }));
}
