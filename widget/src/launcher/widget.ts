import type { MountPanel } from "../panel/mount-point.ts";
import { launch } from "./launcher.ts";

/** The address of the panel's module with its content hash; set by the build. */
declare const PANEL: string;

const script = document.currentScript;
if (script && "src" in script)
  launch(script, (): Promise<{ mount: MountPanel }> => import(new URL(PANEL, script.src).href));
