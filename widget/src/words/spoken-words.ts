import type { PieceWords } from "./translation.ts";
import type { words } from "./words.ts";

export type SpokenWords = typeof words & PieceWords;
