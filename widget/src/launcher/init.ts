import { isSecretKey } from "#shared/secret-key.ts";

interface Settings {
  widgetId: string;
  /** The element that the widget is added to; the body if absent. */
  containerId?: string;
  anonKey?: string;
  colorScheme?: string;
  autoOpen?: boolean;
  theme?: { primaryColor?: string };
  config?: { position?: string };
}

declare global {
  interface Window {
    DocentWidget?: { init: (settings: Settings) => { destroy: () => void } };
  }
}

const own = document.currentScript;
const base = own instanceof HTMLScriptElement ? new URL(own.src).origin : location.origin;

/**
 * Adds a widget by an object instead of attributes. Its colour and position draw the launcher; the opened chat reads the
 * saved settings, so that the owner's changes reach every page. Throws an Error for a secret key.
 */
const init = ({ widgetId, containerId, anonKey, colorScheme, autoOpen, theme, config }: Settings) => {
  if (anonKey && isSecretKey(anonKey))
    throw new Error("Docent: anonKey is a secret key. Revoke it, and use the public key of the embed code.");
  const script = document.createElement("script");
  let host: Element | null = null;
  let isGone = false;
  script.src = `${base}/widget.js`;
  Object.assign(script.dataset, {
    widgetId,
    baseUrl: base,
    theme: colorScheme ?? "",
    position: config?.position ?? "",
    color: theme?.primaryColor ?? "",
    autoOpen: `${autoOpen ?? false}`,
  });
  script.onload = () => {
    host = document.getElementById(script.src + widgetId);
    const container = containerId && document.getElementById(containerId);
    if (isGone) host?.remove();
    else if (host && container) container.append(host);
  };
  document.body.append(script);
  const destroy = (): void => {
    isGone = true;
    script.remove();
    host?.remove();
  };
  return { destroy };
};

window.DocentWidget = { init };
