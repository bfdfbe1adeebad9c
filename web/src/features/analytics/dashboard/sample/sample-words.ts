export const name = "Sample: Docent handbook";
export const filename = "docent-handbook.md";

/** Questions that the sample's document answers. */
export const questions = ["Which files can it read?", "How do I put it on my site?"];

/** An answer of the sample chatbot; the passage is a sentence of its document. */
export const example = {
  question: "What happens when the documents have no answer?",
  answer: "The chatbot says that its documents do not tell, and does not guess.",
  passage:
    "If no passage fits the question, the chatbot says that its documents do not tell instead of guessing.",
  place: `${filename}, When the documents have no answer`,
};
