export interface Request {
  operation: string;
  input: Record<string, unknown>;
}

export type Draft = Record<string, unknown>;
