import { showWidget } from "./show-widget.ts";

/** The page at /embed/{widget id}: the widget's chat without a launcher. */
const main = document.querySelector("main");
const widgetId = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const theme = new URLSearchParams(location.search).get("theme") ?? "";
if (main) showWidget(main, { widgetId, theme });
