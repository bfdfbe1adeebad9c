/** Services that speak OpenAI's protocol, by their base URL. */
export const services = [
  { name: "OpenAI", baseUrl: "https://api.openai.com/v1" },
  { name: "Anthropic", baseUrl: "https://api.anthropic.com/v1" },
  { name: "Google Gemini", baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai" },
  { name: "Mistral", baseUrl: "https://api.mistral.ai/v1" },
  { name: "Groq", baseUrl: "https://api.groq.com/openai/v1" },
  { name: "OpenRouter", baseUrl: "https://openrouter.ai/api/v1" },
];

/** Programs on the operator's own machine, which take no key. */
export const localServers = [
  { name: "Ollama on this machine", baseUrl: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio on this machine", baseUrl: "http://127.0.0.1:1234/v1" },
];

/** "api.openai.com": how the screens name a provider. */
export const hostOf = (baseUrl: string): string => URL.parse(baseUrl)?.host ?? baseUrl;
