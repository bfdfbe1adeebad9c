import { inkOn, isDark, type Rgb } from "#shared/contrast.ts";

/** Applies the colours of the address's query to the page; values that are no colours are ignored. */
export function applyTheme(page: HTMLElement, parameters: URLSearchParams): void {
  const set = (name: string, value: string): void => page.style.setProperty(name, value);
  const colorOf = (name: string): Color | undefined => readColor(parameters.get(name) ?? "");

  const ground = colorOf("backgroundColor");
  const ink = colorOf("textColor");
  const header = colorOf("headerColor");
  const primary = colorOf("primaryColor");
  if (ground) {
    page.dataset.theme = isDark(ground.rgb) ? "dark" : "light";
    set("--bg", ground.css);
  }
  if (ground || ink) {
    page.dataset.own = "";
    set("--text", ink?.css ?? inkOn(ground?.rgb ?? [255, 255, 255]));
  }
  if (header) {
    set("--header", header.css);
    set("--on-header", inkOn(header.rgb));
  }
  if (primary) {
    for (const name of ["--accent", "--accent-hover", "--focus"]) set(name, primary.css);
    set("--accent-contrast", inkOn(primary.rgb));
  }
}

interface Color {
  css: string;
  rgb: Rgb;
}

/** Reads any opaque CSS colour; the # of a hexadecimal one may be missing, because addresses have to escape it. */
function readColor(value: string): Color | undefined {
  const given = /^([0-9a-f]{3}){1,2}$/i.test(value) ? `#${value}` : value;
  if (!CSS.supports("color", given)) return;
  const probe = document.createElement("i");
  probe.style.color = given;
  document.documentElement.append(probe);
  const css = getComputedStyle(probe).color;
  probe.remove();
  const [red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(css)?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return;
  return { css, rgb: [red, green, blue] };
}
