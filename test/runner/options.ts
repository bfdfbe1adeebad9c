import { type Stage, stages } from "../stages/stages.ts";

export interface Options {
  /** Empty for all of them; "deployment" runs only if it is named. */
  stages: (Stage | "deployment")[];
  seed?: string;
  isFull: boolean;
  isExploring: boolean;
  isChanged: boolean;
  /** Parts of the paths of the files to run; empty for all files. */
  words: string[];
  /** Goes on to Vitest. */
  flags: string[];
}

/** Throws a sentence for the user about options that cannot be understood. */
export const optionsOf = (args: string[]): Options => {
  const options: Options = {
    ...{ stages: [], words: [], flags: [] },
    ...{ isFull: false, isExploring: false, isChanged: false },
  };
  const rest = args.values();
  for (const option of rest) {
    const value = () => rest.next().value ?? "";
    if (option === "--stage") options.stages.push(stageNamed(value()));
    else if (option === "--seed") options.seed = numberIn(value());
    else if (option === "--full") options.isFull = true;
    else if (option === "--explore") options.isExploring = true;
    else if (option === "--changed-five") options.isChanged = true;
    else if (option === "-t") options.flags.push(`--testNamePattern=${value()}`);
    else if (option.startsWith("-")) options.flags.push(option);
    else options.words.push(option.replace(/^\.\//, ""));
  }
  return options;
};

const stageNamed = (name: string): Options["stages"][number] => {
  const found = ([...stages, "deployment"] as const).find((stage) => stage === name);
  if (!found) throw new Error(`--stage takes one of ${stages.join(", ")} and deployment.`);
  return found;
};

const numberIn = (text: string): string => {
  if (!/^\d+$/.test(text)) throw new Error("--seed takes a whole number.");
  return text;
};
