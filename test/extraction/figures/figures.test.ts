import { expect } from "vitest";
import { itDrawn } from "../../it-drawn.ts";
import { read } from "../fixture.ts";
import { drawFigures } from "./figure.ts";
import { writers } from "./writers.ts";

const count = 500;

for (const [filename, write] of writers)
  itDrawn(
    `${count} values of ${filename} are read as people see them`,
    `figures ${filename}`,
    async (seed) => {
      const figures = drawFigures(seed, count);
      const { blocks } = await read(write(figures), filename);
      const found = new Map(blocks.map(({ cells = [] }) => [cells[0], cells[1]]));
      const changed = figures.flatMap(({ shown, stored, format }, at) => {
        const text = found.get(`Item ${at}`);
        return text === shown ? [] : [{ shown, text, stored, format }];
      });
      expect(changed).toEqual([]);
    },
  );
