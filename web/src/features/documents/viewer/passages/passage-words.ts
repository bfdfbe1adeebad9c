import { placeOf } from "#shared/documents/places.ts";
import type { PassageSpan } from "./groups.ts";

/** "Loans › Fees". */
export const titles = ({ titlePath }: PassageSpan): string => titlePath.join(" › ");

/** "Passage 12, Page 4, Loans › Fees". */
export const passageName = (passage: PassageSpan): string =>
  [`Passage ${passage.ordinal + 1}`, placeOf(passage), titles(passage)].filter(Boolean).join(", ");
