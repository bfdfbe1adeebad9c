import type { MountPanel } from "../panel/mount-point.ts";
import { launch } from "./launcher.ts";

/** The address of the panel's module with its content hash; set by the build. */
declare const PANEL: string;

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const load = (): Promise<{ mount: MountPanel }> => import(new URL(PANEL, script.src).href);
  launch(
    script,
    async (mountPoint) => (await load()).mount(mountPoint),
    () => void load().catch(() => undefined),
  );
}
