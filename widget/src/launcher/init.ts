import { isSecretKey } from "#shared/secret-key.ts";
import type { DocentApi } from "./docent-api.ts";

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

/** The methods of one widget; calls before it has loaded wait for it. */
type InitialisedWidget = Omit<DocentApi, "push">;

declare global {
  interface Window {
    DocentWidget?: { init: (settings: Settings) => InitialisedWidget };
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
  const waiting: ((widget: DocentApi) => void)[] = [];
  let widget: DocentApi | undefined;
  const soon = (act: (widget: DocentApi) => void): void => {
    if (widget) act(widget);
    else waiting.push(act);
  };
  script.src = `${base}/widget.js`;
  Object.assign(script.dataset, {
    widgetId,
    baseUrl: base,
    theme: colorScheme ?? "",
    position: config?.position ?? "",
    color: theme?.primaryColor ?? "",
    container: containerId ?? "",
    autoOpen: `${autoOpen ?? false}`,
  });
  script.onload = () => {
    const host = document.getElementById(script.src + widgetId);
    // the event comes right after the script has run, so this is its own widget
    if (!host || !window.Docent || Array.isArray(window.Docent)) return;
    widget = window.Docent;
    for (const act of waiting) act(widget);
  };
  document.body.append(script);
  return {
    open: () => soon((one) => one.open()),
    close: () => soon((one) => one.close()),
    toggle: () => soon((one) => one.toggle()),
    destroy: () => {
      script.remove();
      soon((one) => one.destroy());
    },
    on: (event, listener) => soon((one) => one.on(event, listener)),
    off: (event, listener) => soon((one) => one.off(event, listener)),
    sendMessage: (text) => soon((one) => one.sendMessage(text)),
    identify: (token) => soon((one) => one.identify(token)),
    setContext: (context) => soon((one) => one.setContext(context)),
  } satisfies InitialisedWidget;
};

window.DocentWidget = { init };
