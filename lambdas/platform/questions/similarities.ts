import { vectorsOf } from "./features.ts";
import { inSlices } from "./slices.ts";

/** The cosine of each question's features to the nearest of the `targets`, 0 to 1. */
export const similaritiesTo = async (targets: string[], questions: string[]): Promise<number[]> => {
  const found = await vectorsOf([...targets, ...questions], inSlices());
  const vectors = found.map(({ weights }) => weights);
  const near = vectors.slice(0, targets.length);
  return vectors
    .slice(targets.length)
    .map((one) => Math.max(0, ...near.map((target) => cosine(one, target))));
};

const cosine = (one: Map<string, number>, other: Map<string, number>): number =>
  [...one].reduce((sum, [name, weight]) => sum + weight * (other.get(name) ?? 0), 0);
