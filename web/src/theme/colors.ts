import { defineSemanticTokens } from "@chakra-ui/react";

const pair = (_light: string, _dark: string) => ({ value: { _light, _dark } });
const palette = (solid: [string, string], subtle: [string, string], fg: [string, string]) => ({
  solid: pair(...solid),
  border: pair(...solid),
  subtle: pair(...subtle),
  muted: pair(...subtle),
  emphasized: pair(...subtle),
  fg: pair(...fg),
  focusRing: pair("#0e6a52", "#83d0b1"),
});

const planes = {
  DEFAULT: pair("#f1eee6", "#100f0c"),
  surface: pair("#fdfcf9", "#1a1814"),
  panel: pair("#ffffff", "#24211c"),
  subtle: pair("#f6f3ec", "#14130f"),
  muted: pair("#efebe2", "#282520"),
  emphasized: pair("#e3ddd0", "#322e27"),
  selected: pair("#e8efe7", "#1d2a23"),
  inverted: pair("#23201a", "#ece8de"),
  overlay: pair("rgb(33 29 20 / 0.42)", "rgb(0 0 0 / 0.6)"),
  code: pair("#f3efe6", "#14130f"),
};

const ink = {
  DEFAULT: pair("#1d1b16", "#efebe2"),
  muted: pair("#575246", "#b6af9f"),
  subtle: pair("#6a6456", "#9d9585"),
  inverted: pair("#f6f3ec", "#1d1b16"),
  error: pair("#9c2416", "#f5a797"),
  code: pair("#2a2720", "#e6e1d5"),
  codeMuted: pair("#645e51", "#a59d8d"),
};

const accent = {
  solid: pair("#0e5845", "#6cc5a3"),
  hover: pair("#0a4535", "#85d5b6"),
  contrast: pair("#ffffff", "#06251b"),
  fg: pair("#0e5845", "#83d0b1"),
  subtle: pair("#e0eee6", "#16352a"),
  muted: pair("#e0eee6", "#16352a"),
  emphasized: pair("#e0eee6", "#16352a"),
  subtleFg: pair("#0b4737", "#a9e2cb"),
  border: pair("#0e5845", "#6cc5a3"),
  focusRing: pair("#0e6a52", "#83d0b1"),
};

/** The marker: only for what comes from a document. */
const mark = {
  DEFAULT: pair("#ffe576", "#4f420f"),
  edge: pair("#ffd84a", "#b8982a"),
  fg: pair("#2b2300", "#fff1b8"),
  subtle: pair("#fff4c4", "#342d15"),
  solid: pair("#e3b91c", "#e3c23f"),
  chip: pair("#ffe576", "#e3c23f"),
  chipFg: pair("#2b2300", "#221b00"),
  logo: pair("#ffe576", "#e6bb22"),
};

/** Status and tags: solid is dot, icon and bar; subtle with fg is a tag or a notice. */
const palettes = {
  green: palette(["#2f8a3b", "#63b56c"], ["#e4f2df", "#1b2f1c"], ["#21622b", "#97d39c"]),
  orange: palette(["#bf6a0c", "#e0953d"], ["#fbeedb", "#38270f"], ["#83470a", "#f0bd7c"]),
  red: {
    ...palette(["#b92f1f", "#e06a55"], ["#fbe9e4", "#3c1c16"], ["#9c2416", "#f5a797"]),
    hover: pair("#a02617", "#e88372"),
    contrast: pair("#ffffff", "#2a0904"),
  },
  blue: palette(["#2f6fb0", "#6aa5de"], ["#e5eef7", "#172a3d"], ["#1d4f85", "#a3c9ee"]),
  yellow: palette(["#a88300", "#cfae35"], ["#f4eaba", "#322c10"], ["#635000", "#e6d385"]),
  purple: palette(["#7a4fb0", "#a985d8"], ["#f0eaf7", "#2c2138"], ["#5f3a8c", "#cfb3ee"]),
  gray: palette(["#918979", "#857d6d"], ["#ece8df", "#2f2b25"], ["#4d483d", "#c6bfb0"]),
};

export const colors = defineSemanticTokens.colors({
  bg: planes,
  fg: ink,
  border: {
    DEFAULT: pair("#e3ddd0", "#322e27"),
    emphasized: pair("#918979", "#857d6d"),
    error: pair("#b92f1f", "#e06a55"),
  },
  accent,
  mark,
  ...palettes,
});

export const shadows = defineSemanticTokens.shadows({
  sheet: pair(
    "0 0 0 1px rgb(60 50 25 / 0.07), 0 1px 2px rgb(60 50 25 / 0.05)",
    "0 0 0 1px rgb(255 245 220 / 0.07)",
  ),
  raised: pair(
    "0 0 0 1px rgb(60 50 25 / 0.08), 0 4px 14px rgb(60 50 25 / 0.1)",
    "0 0 0 1px rgb(255 245 220 / 0.1), 0 6px 20px rgb(0 0 0 / 0.5)",
  ),
  dialog: pair(
    "0 0 0 1px rgb(60 50 25 / 0.08), 0 20px 60px rgb(40 32 12 / 0.24)",
    "0 0 0 1px rgb(255 245 220 / 0.1), 0 24px 70px rgb(0 0 0 / 0.7)",
  ),
});
