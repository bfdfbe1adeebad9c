/** Services with OpenAI's route for transcription, by their base URL, each with a model of theirs. */
export const speechServices = [
  { name: "OpenAI", baseUrl: "https://api.openai.com/v1", model: "whisper-1" },
  { name: "Groq", baseUrl: "https://api.groq.com/openai/v1", model: "whisper-large-v3-turbo" },
];

/** Programs on the operator's own machine, which take no key. whisper.cpp has one model and ignores its name. */
export const localSpeechServers = [
  {
    name: "Speaches on this machine",
    baseUrl: "http://127.0.0.1:8000/v1",
    model: "Systran/faster-whisper-small",
    help: "",
  },
  {
    name: "whisper.cpp or LocalAI on this machine",
    baseUrl: "http://127.0.0.1:8080/v1",
    model: "whisper-1",
    help: "Start whisper.cpp with --inference-path /v1/audio/transcriptions --convert.",
  },
];
