import type { Row } from "../table.ts";
export const editor = async (): Promise<Row[]> => [];
