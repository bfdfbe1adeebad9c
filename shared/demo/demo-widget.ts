/** The id of the widget in which the product's own chatbot answers, at `/embed/docent-help` and on the help pages. */
export const demoWidgetId = "docent-help";
