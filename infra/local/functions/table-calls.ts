import type { ChildProcess } from "node:child_process";
import { AwsError } from "../aws/aws-json.ts";
import type { Direct } from "../dynamodb/direct.ts";

/** A call of the table by a child process, which the parent answers. */
export interface TableCall {
  tableCall: number;
  operation: string;
  input: Record<string, unknown>;
}

interface TableAnswer {
  tableCall: number;
  result?: object;
  error?: { name: string; message: string; body: Record<string, unknown>; status: number };
}

export const isTableCall = (message: object): message is TableCall => "tableCall" in message;

export const answerTableCall = async (
  table: Direct,
  { tableCall, operation, input }: TableCall,
  child: ChildProcess,
): Promise<void> => {
  const answer = await table(operation, input).then(
    (result): TableAnswer => ({ tableCall, result }),
    (error): TableAnswer => {
      if (!(error instanceof AwsError)) throw error;
      const { name, message, body, status } = error;
      return { tableCall, error: { name, message, body, status } };
    },
  );
  // a process that has ended waits for no answer
  if (child.connected) child.send(answer);
};

/** Calls the table of the parent process over the channel to it. */
export const parentTable = (): Direct => {
  const waiting = new Map<number, PromiseWithResolvers<object>>();
  let last = 0;
  process.on("message", ({ tableCall, result, error }: TableAnswer) => {
    const call = waiting.get(tableCall);
    if (!call) return;
    waiting.delete(tableCall);
    if (error) call.reject(errorOf(error));
    else call.resolve(result ?? {});
  });
  return (operation, input) => {
    last += 1;
    const call = Promise.withResolvers<object>();
    waiting.set(last, call);
    const message: TableCall = { tableCall: last, operation, input };
    process.send?.(message, (error: Error | null) => error && call.reject(error));
    return call.promise;
  };
};

const errorOf = ({ name, message, body, status }: NonNullable<TableAnswer["error"]>): AwsError => {
  const { __type, message: _, ...more } = body;
  return new AwsError(name, message, more, status);
};
