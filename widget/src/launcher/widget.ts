import type { MountPanel } from "../panel/mount-point.ts";
import { launch } from "./launcher.ts";

/** The address of the panel's module, which carries the hash of its content; the build puts it in. */
declare const PANEL: string;

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const load = (): Promise<{ mount: MountPanel }> => import(new URL(PANEL, script.src).href);
  launch(
    script,
    async (seat) => (await load()).mount(seat),
    () => void load().catch(() => undefined),
  );
}
