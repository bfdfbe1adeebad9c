/** The statuses of the public endpoint. */
export const statuses = [
  { status: 200, meaning: "The question is answered." },
  { status: 400, meaning: "A parameter is missing or invalid; the reply names it in issues." },
  { status: 401, meaning: "The API key is missing, unknown, disabled, expired or revoked. Check the key." },
  { status: 404, meaning: "The chatbot’s documents hold nothing on this question." },
  { status: 429, meaning: "The key’s limit for this minute or day is reached. Wait as retry-after says." },
  {
    status: 500,
    meaning: "Something went wrong on the server. Try again, and quote x-request-id if it stays.",
  },
];
