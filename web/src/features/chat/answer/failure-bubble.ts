const noContext =
  "No relevant information found in the uploaded documents. Please ensure you have uploaded and processed documents for this RAG system.";
const notConfigured = "This RAG system is not properly configured. Please check the LLM settings.";
const anything = "Sorry, I encountered an error. Please try again.";

/** The text of the bubble that replaces a failed answer. */
export const failureBubble = (error: { code?: string; message: string }): string => {
  if (error.code === "no_context" || error.message.includes("No relevant context found")) return noContext;
  if (error.message.includes("not properly configured")) return notConfigured;
  return anything;
};
