/** The words by which somebody in a messenger asks for a person, in the languages of the chat. */
const forPerson = [
  "/person",
  "/human",
  "talk to a person",
  "mit einer person sprechen",
  "parler à une personne",
  "hablar con una persona",
  "falar com uma pessoa",
  "parla con una persona",
  "met een persoon praten",
  "porozmawiaj z człowiekiem",
  "bir kişiyle konuş",
  "التحدث إلى شخص",
  "转人工",
  "担当者と話す",
];
const forAssistant = ["/assistant", "go on with the assistant"];

/** Whether a message is nothing but the wish for a person, or for the assistant again. */
export const wishOf = (text: string): "person" | "assistant" | undefined => {
  const said = text
    .trim()
    .toLowerCase()
    // Telegram adds the bot's name to a command in a group
    .replace(/^(\/\w+)@\w+$/, "$1")
    .replace(/[.!?。！？]{1,9}$/, "");
  if (forPerson.includes(said)) return "person";
  return forAssistant.includes(said) ? "assistant" : undefined;
};
