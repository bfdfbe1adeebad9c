import type { MicrophoneProblem } from "./engine/microphone.ts";

const usual = "Typing works as before.";

const others: Record<Exclude<MicrophoneProblem, "refused">, string> = {
  missing: "This device has no microphone that the browser finds. Connect one, then try again.",
  busy: "Another program uses the microphone. Close it there, then try again.",
  insecure: "Browsers record only on pages that are opened over HTTPS. Open this page by its https address.",
  unsupported: "This browser cannot record. Use a present version of Chrome, Edge, Firefox or Safari.",
};

/** How recording is made possible in the browser with this user agent. */
export const adviceFor = (problem: MicrophoneProblem, userAgent: string): string =>
  `${problem === "refused" ? permissionAdvice(userAgent) : others[problem]} ${usual}`;

const permissionAdvice = (userAgent: string): string => {
  if (/iPhone|iPad/.test(userAgent))
    return "Tap the sign left of the address, choose Website Settings and allow the microphone. If it is missing there, allow it in the Settings app, under the browser's name. Then try again.";
  if (/Firefox\//.test(userAgent))
    return "Click the crossed-out microphone left of the address, remove the block, then try again and choose Allow.";
  if (/Android/.test(userAgent))
    return "Tap the sign left of the address, open Permissions and allow the microphone for this page, then try again.";
  if (/Chrome\/|Edg\//.test(userAgent))
    return "The browser refused the microphone. Click the sign left of the address, allow it for this page, then try again.";
  if (/Safari\//.test(userAgent))
    return "Open Safari in the menu bar, then Settings for this website, and set Microphone to Allow. Then try again.";
  return "Allow the microphone for this page in the browser's settings, then try again.";
};
