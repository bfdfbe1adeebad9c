import { mountFrame } from "./frame-panel.ts";
import { launch } from "./launcher.ts";

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const color = new URL(script.src).searchParams.get("primaryColor");
  if (color) script.dataset.color ??= color.replace(/^([0-9a-f]{3}){1,2}$/i, "#$&");
  launch(script, mountFrame(script.src));
}
