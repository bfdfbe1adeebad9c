/** The place of a written answer's passage. Places in files begin with "Page", "Slide" or "Sheet" and a space. */
export const writtenAnswerPlace = "Written answer";
