import { AppError } from "#shared/errors.ts";
import { readOpenApi } from "../read-openapi.ts";

export const tasks = { read: (document: string) => readOpenApi(document) };

export const refuseCrash = (cause: unknown): AppError =>
  new AppError("invalid", "The document can't be read. Check it with an OpenAPI editor.", undefined, {
    cause,
  });
