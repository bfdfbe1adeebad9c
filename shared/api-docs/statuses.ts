/** The statuses of the API. */
export const statuses = [
  { status: 200, meaning: "The question is answered, or the request is carried out." },
  { status: 400, meaning: "A parameter is missing or invalid; the reply names it in issues." },
  { status: 401, meaning: "The API key is missing, unknown, disabled, expired or revoked. Check the key." },
  { status: 403, meaning: "The key has the permission Read Only, and this takes Read-Write." },
  {
    status: 404,
    meaning: "The chatbot’s documents hold nothing on this question, or there is nothing with this id.",
  },
  {
    status: 409,
    meaning:
      "The request does not fit what is there, or a limit of the account is reached; the message says how to go on.",
  },
  { status: 413, meaning: "The request is too large. The message says how much is taken." },
  { status: 422, meaning: "Another request had this Idempotency-Key, or the chatbot has no documents yet." },
  { status: 429, meaning: "The key’s limit for this minute or day is reached. Wait as retry-after says." },
  {
    status: 500,
    meaning: "Something went wrong on the server. Try again, and quote x-request-id if it stays.",
  },
  { status: 502, meaning: "The language model did not answer. Try again." },
  {
    status: 503,
    meaning: "A server that was to be asked does not answer, or Docent is being updated. Try again later.",
  },
];
