import type { QuestionGroup, Questions } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";

/** Groups of a part of the conversations are an estimate, and say so. */
export const sampleOf = (data: Questions | undefined): string =>
  data && data.read < data.conversations
    ? `, in ${whole(data.read)} of ${whole(data.conversations)} conversations`
    : "";

/** "41 wordings, “is my first check included?”" */
export const wordingsOf = ({ wordings, otherWordings }: QuestionGroup): string =>
  wordings === 1
    ? "1 wording"
    : [`${whole(wordings)} wordings`, ...otherWordings.slice(0, 2).map((one) => `“${one}”`)].join(", ");
